import type { TextLine } from '../lines/page-line.ts';
import { bestLabels } from './label-sequence.ts';
import { labelFeatures } from './label-features.ts';
import { LINE_LABELS, type LabelledLine } from './line-label.ts';
import { secondLook } from './second-look.ts';

const COUNT = LINE_LABELS.length;
/** Blank space that parts two lines, in lines. */
const BLANK = 0.75;

/** Whether blank space above a line parts it from the one before. */
export const isApart = (line: TextLine): boolean => line.gap >= BLANK;

/** What a chain of labels has learned. */
export interface LabelChain {
  /** What features of a line speak for. */
  weights: { add(features: Iterable<string>, scores: Float64Array, from: number): void };
  /** What a label speaks for on the next line, labels times labels: where the lines follow closely, and where blank space stands between. */
  close: Float64Array;
  apart: Float64Array;
}

/** What was found of the lines of a text. */
export interface FoundLabels {
  labels: LabelledLine[];
  /** How likely each label of each line is: lines times labels. */
  chances: Float64Array;
}

/** The best labels of all lines together, by the features of each line. */
export function labelsByChain(
  { weights, close, apart }: LabelChain,
  features: readonly (readonly string[])[],
  lines: readonly TextLine[],
): FoundLabels {
  const own = new Float64Array(features.length * COUNT);
  for (const [at, names] of features.entries()) weights.add(new Set(names), own, at * COUNT);
  return bestLabels({ own, close, apart, gaps: lines.map(isApart) });
}

/** The labels of lines by a first look at each line, and a second one that knows what the first found around it. */
export function labelsInTwoLooks(
  { first, second }: { first: LabelChain; second: LabelChain },
  lines: readonly TextLine[],
  wraps: readonly boolean[],
): FoundLabels {
  const features = [...labelFeatures(lines, wraps)];
  const { labels } = labelsByChain(first, features, lines);
  const further = secondLook(lines, labels);
  return labelsByChain(
    second,
    features.map((names, at) => [...names, ...further[at]!]),
    lines,
  );
}
