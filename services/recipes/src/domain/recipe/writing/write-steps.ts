import type { Problems } from '@convivio/platform/problems';
import { LIMITS } from './recipe-limits.data.ts';
import type { Instruction } from '../recipe.ts';
import { fits } from './fits.ts';
import { readOptional, readText } from '@convivio/platform/written-text';

const counted = new Intl.NumberFormat('en');

/** A step as it was written; what is left out (and not null) stays as it was with the step before. */
export interface WrittenStep {
  instruction: string;
  group?: string | null | undefined;
  technique?: string | null | undefined;
  tip?: string | null | undefined;
}

/**
 * The steps of a recipe. Empty ones are dropped. Where heading, technique and tip are left out
 * they stay with the step of the same words, else with the one
 * at the same place; a step that was put in belongs to the part of the step before it.
 */
export function readSteps(
  problems: Problems,
  written: readonly WrittenStep[],
  before: readonly Instruction[],
): Instruction[] {
  const filled = written.filter(({ instruction }) => instruction.trim() !== '');
  if (!fits(problems, 'instructions', filled, LIMITS.steps, 'steps')) return [];
  const byWords = new Map(before.map((step) => [step.instruction, step]));
  const steps: Instruction[] = [];
  for (const [index, { instruction: words, ...remarks }] of filled.entries()) {
    const instruction = readText(problems, 'instructions', 'A step', words, LIMITS.step);
    const was =
      byWords.get(instruction) ?? (filled.length === before.length ? before[index] : undefined);
    const remark = (name: 'technique' | 'tip') =>
      remarks[name] === undefined
        ? (was?.[name] ?? null)
        : readOptional(
            problems,
            'instructions',
            `The ${name} of a step`,
            remarks[name],
            LIMITS.stepRemark,
          );
    const group =
      remarks.group === undefined
        ? was
          ? was.group
          : ((steps.at(-1) ?? before[0])?.group ?? null)
        : readOptional(
            problems,
            'instructions',
            'The heading of a part',
            remarks.group,
            LIMITS.title,
          );
    steps.push({
      step: index + 1,
      instruction,
      group,
      technique: remark('technique'),
      tip: remark('tip'),
    });
  }
  checkTogether(problems, steps);
  return steps;
}

function checkTogether(problems: Problems, steps: readonly Instruction[]): void {
  const characters = steps.reduce(
    (sum, { instruction, technique, tip }) =>
      sum + instruction.length + (technique?.length ?? 0) + (tip?.length ?? 0),
    0,
  );
  if (characters <= LIMITS.allSteps) return;
  const most = `at most ${counted.format(LIMITS.allSteps)} characters`;
  problems.add(
    'instructions',
    `must have ${most} together`,
    `The steps of a recipe can have ${most} together; these have ${counted.format(characters)}.`,
  );
}
