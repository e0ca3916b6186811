import { LINE_LABELS, type LabelledLine } from './line-label.ts';

const COUNT = LINE_LABELS.length;

const numbersOf = (labels: string) =>
  [...labels].map((label) => LINE_LABELS.indexOf(label as (typeof LINE_LABELS)[number]));
const LISTED = numbersOf('IiLl');
const TOLD = numbersOf('SsK');
const AROUND = LINE_LABELS.indexOf('X');
const BESIDE = numbersOf('NnXF');
const FAMILIES = [LISTED, TOLD, BESIDE, numbersOf('Tt')];
/** Labels that come to the same for the recipe. */
const familyOf = (label: number) => FAMILIES.find((family) => family.includes(label)) ?? [label];

/** Scores of a chain of labels: what speaks for each label of each line, and for each label behind another. */
export interface LabelScores {
  /** Lines times labels. */
  own: Float64Array;
  /** Labels times labels, from the one above to the one below, where the lines follow closely. */
  close: Float64Array;
  /** The same where blank space stands between. */
  apart: Float64Array;
  /** Whether blank space stands above each line. */
  gaps: readonly boolean[];
}

/** How likely each label of each line is, all labellings of the text weighed: lines times labels. Also the logarithm of the sum. */
export function labelChances({ own, close, apart, gaps }: LabelScores): {
  chances: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
  total: number;
} {
  const lines = own.length / COUNT;
  const forward = new Float64Array(own.length);
  const backward = new Float64Array(own.length);
  const terms = new Float64Array(COUNT);
  for (let label = 0; label < COUNT; label++) forward[label] = own[label]!;
  for (let at = 1; at < lines; at++) {
    const steps = gaps[at] ? apart : close;
    for (let label = 0; label < COUNT; label++) {
      for (let above = 0; above < COUNT; above++)
        terms[above] = forward[(at - 1) * COUNT + above]! + steps[above * COUNT + label]!;
      forward[at * COUNT + label] = own[at * COUNT + label]! + logSum(terms);
    }
  }
  for (let at = lines - 2; at >= 0; at--) {
    const steps = gaps[at + 1] ? apart : close;
    for (let label = 0; label < COUNT; label++) {
      for (let below = 0; below < COUNT; below++)
        terms[below] =
          steps[label * COUNT + below]! +
          own[(at + 1) * COUNT + below]! +
          backward[(at + 1) * COUNT + below]!;
      backward[at * COUNT + label] = logSum(terms);
    }
  }
  const total = logSum(forward.subarray((lines - 1) * COUNT));
  const chances = new Float64Array(own.length);
  for (let index = 0; index < own.length; index++)
    chances[index] = Math.exp(forward[index]! + backward[index]! - total);
  return { chances, forward, backward, total };
}

/** The best labelling of all lines together, and how likely each label of each line is: lines times labels. */
export function bestLabels(scores: LabelScores): {
  labels: LabelledLine[];
  chances: Float64Array;
} {
  const { own, close, apart, gaps } = scores;
  const lines = own.length / COUNT;
  if (lines === 0) return { labels: [], chances: new Float64Array() };
  const best = Float64Array.from(own);
  const from = new Uint8Array(own.length);
  for (let at = 1; at < lines; at++) {
    const steps = gaps[at] ? apart : close;
    for (let label = 0; label < COUNT; label++) {
      let most = -Infinity;
      for (let above = 0; above < COUNT; above++) {
        const score = best[(at - 1) * COUNT + above]! + steps[above * COUNT + label]!;
        if (score > most) {
          most = score;
          from[at * COUNT + label] = above;
        }
      }
      best[at * COUNT + label] = own[at * COUNT + label]! + most;
    }
  }
  let label = 0;
  for (let other = 1; other < COUNT; other++)
    if (best[(lines - 1) * COUNT + other]! > best[(lines - 1) * COUNT + label]!) label = other;
  const { chances } = labelChances(scores);
  const found: LabelledLine[] = [];
  for (let at = lines - 1; at >= 0; at--) {
    found.push({
      label: LINE_LABELS[label]!,
      certainty: familyOf(label).reduce((sum, other) => sum + chances[at * COUNT + other]!, 0),
      listed: LISTED.reduce((sum, other) => sum + chances[at * COUNT + other]!, 0),
      told: TOLD.reduce((sum, other) => sum + chances[at * COUNT + other]!, 0),
      around: chances[at * COUNT + AROUND]!,
    });
    label = from[at * COUNT + label]!;
  }
  return { labels: found.reverse(), chances };
}

function logSum(terms: Float64Array): number {
  let most = -Infinity;
  for (let at = 0; at < terms.length; at++) if (terms[at]! > most) most = terms[at]!;
  let sum = 0;
  for (let at = 0; at < terms.length; at++) sum += Math.exp(terms[at]! - most);
  return most + Math.log(sum);
}
