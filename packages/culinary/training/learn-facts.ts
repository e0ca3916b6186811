import { labelledBlocks, type LabelledBlock } from '../src/read/text/draft/labelled-blocks.ts';
import {
  FACT_ROLES,
  factFeatures,
  mayBeTime,
  type FactLine,
} from '../src/read/text/facts/fact-roles.ts';
import type { StatedFigure } from '../src/read/text/facts/stated-figures.ts';
import { AdaptiveSteps } from './adaptive-steps.ts';
import { FeatureTable } from './feature-table.ts';
import type { TrainingText } from './training-lines.ts';

const COUNT = FACT_ROLES.length;
const NONE = FACT_ROLES.indexOf('none');
const FEWEST_TEXTS = 2;
const ROUNDS = 40;
const RATE = 0.2;
const DECAY = 0.01;

/** What speaks for each role of a figure. */
export interface LearnedRoles {
  features: FeatureTable;
  weights: Float64Array;
}

/** The paragraphs of a text by its own labels. */
export const blocksOf = ({ lines, labels }: TrainingText): LabelledBlock[] =>
  labelledBlocks(
    lines,
    labels.map((label) => ({ label, certainty: 1, listed: 0, told: 0, around: 0 })),
  );

/** Which figures of a text state what its head says, learned from the figures that have the stated value. */
export function learnFacts(texts: readonly TrainingText[]): LearnedRoles {
  const items = texts.flatMap((text) => {
    const lines = blocksOf(text);
    const { figures, features } = factFeatures(lines);
    const roles = rolesOf(text, figures, lines);
    return features.map((names, at) => ({ text: text.text.name, names, roles: roles[at]! }));
  });
  const features = new FeatureTable(
    items.map(({ text, names }) => [text, names]),
    FEWEST_TEXTS,
  );
  const coded = items.map(({ names, roles }) => ({ codes: features.codesOf(names), roles }));
  const steps = new AdaptiveSteps(features.size * COUNT, RATE, DECAY);
  for (let round = 0; round < ROUNDS; round++)
    for (const { codes, roles } of coded) learnOne(steps, codes, roles);
  return { features, weights: steps.weights };
}

function learnOne(steps: AdaptiveSteps, codes: Int32Array, roles: ReadonlySet<number>): void {
  const scores = FACT_ROLES.map((_, role) =>
    codes.reduce((sum, code) => sum + steps.weights[code * COUNT + role]!, 0),
  );
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp(score - most));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const chances = weights.map((weight) => weight / sum);
  const right = [...roles].reduce((all, role) => all + chances[role]!, 0);
  for (const code of codes)
    for (let role = 0; role < COUNT; role++)
      steps.step(
        code * COUNT + role,
        (roles.has(role) ? chances[role]! / right : 0) - chances[role]!,
      );
}

/** The roles each figure may have: those whose stated value it has. Figures on lines of facts go before others. */
function rolesOf(
  { text }: TrainingText,
  figures: readonly StatedFigure[],
  lines: readonly FactLine[],
): ReadonlySet<number>[] {
  const roles = figures.map(() => new Set<number>());
  for (const [role, name] of FACT_ROLES.entries()) {
    if (name === 'none') continue;
    const kind = name === 'servings' ? 'count' : 'time';
    const fitting = [...figures.keys()].filter(
      (at) =>
        (figures[at]!.kind === kind || (kind === 'time' && mayBeTime(figures[at]!))) &&
        figures[at]!.value === text[name],
    );
    const labelOf = (at: number) => lines[figures[at]!.line]!.label;
    const stated = fitting.filter((at) => /[FHTM]/.test(labelOf(at)));
    const meant =
      stated.length > 0
        ? stated
        : fitting.filter((at) => labelOf(at) !== 'S' || name === 'servings').slice(0, 1);
    for (const at of meant) roles[at]!.add(role);
  }
  for (const set of roles) if (set.size === 0) set.add(NONE);
  return roles;
}
