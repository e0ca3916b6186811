import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';

/** "2  Haz la masa.": the number of a step and its name, as a sentence of its own. */
const NUMBERED_NAME = /^(\d{1,2})[.)]?\s{1,3}\p{Lu}[^.!:]{2,40}[.!]$/u;
const FEWEST = 2;

/**
 * Labels of lines in which each step has its number and its name in a line above it, as meal kits print them: the name is the beginning of its step,
 * and heads no part of the recipe.
 */
export function withNumberedNames(
  lines: readonly Pick<TextLine, 'text'>[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const names = lines.flatMap(({ text }, at) => {
    const number = Number(NUMBERED_NAME.exec(text.trim())?.[1] ?? 0);
    const isHead = number > 0 && /[GIMSX]/.test(labels[at]!.label) && labels[at + 1]?.label === 'S';
    return isHead ? [{ at, number }] : [];
  });
  const isRun =
    names.length >= FEWEST && names.every(({ number }, at) => number === names[0]!.number + at);
  const isOneEach = names.every(({ at }, index) => {
    const end = names[index + 1]?.at ?? at + 2;
    return labels.slice(at + 1, end).filter(({ label }) => label === 'S').length === 1;
  });
  if (!isRun || !isOneEach) return [...labels];
  const heads = new Set(names.map(({ at }) => at));
  return labels.map((label, at) =>
    heads.has(at)
      ? { ...label, label: 'S', listed: 0, told: 1 }
      : heads.has(at - 1)
        ? { ...label, label: 's' }
        : label,
  );
}
