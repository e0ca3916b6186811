import { labelFeatures } from '../src/read/text/labels/label-features.ts';
import { isApart, labelsByChain, type LabelChain } from '../src/read/text/labels/label-chain.ts';
import { labelChances, type LabelScores } from '../src/read/text/labels/label-sequence.ts';
import { secondLook } from '../src/read/text/labels/second-look.ts';
import { wrappedLines } from '../src/read/text/lines/wrapped-lines.ts';
import { LINE_LABELS } from '../src/read/text/labels/line-label.ts';
import { diceFor, shuffled } from './dice.ts';
import { FeatureTable } from './feature-table.ts';
import { AdaptiveSteps } from './adaptive-steps.ts';
import type { TrainingText } from './training-lines.ts';

const COUNT = LINE_LABELS.length;
/** Going over the texts more often learns them by heart. */
const ROUNDS = 4;
const RATE = 0.06;
/** How strongly each weight is drawn to zero. */
const DECAY = 0.0007;
const FOLDS = 3;
const FEWEST_TEXTS = 3;
/** The share of features that is overlooked each time, so that none is relied on alone. */
const OVERLOOKED = 0.3;

interface Seen {
  text: TrainingText;
  /** What is seen of each line. */
  features: string[][];
}

interface Coded {
  features: Int32Array[];
  labels: number[];
  gaps: boolean[];
}

/** What speaks for each label: by features of a line, and by the label of the line above. */
export interface LearnedLabels {
  features: FeatureTable;
  weights: Float64Array;
  close: Float64Array;
  apart: Float64Array;
}

/** What a first look at each line has learned, and a second one that knows what the first found around it. */
export interface LearnedLooks {
  first: LearnedLabels;
  second: LearnedLabels;
}

/**
 * Learns both looks. What the second learns from is what a first look finds in texts that it has not learned from, each of `FOLDS` parts by
 * the others: of its own texts a first look is surer than it will ever be again.
 */
export function learnLabels(texts: readonly TrainingText[]): LearnedLooks {
  const seen = texts.map((text): Seen => ({
    text,
    features: [...labelFeatures(text.lines, wrappedLines(text.lines))],
  }));
  const names = [...new Set(texts.map(({ text }) => text.name))];
  const foldOf = new Map(names.map((name, at) => [name, at % FOLDS]));
  const again: Seen[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOf = ({ text }: Seen) => foldOf.get(text.text.name) === fold;
    const chain = chainOf(learnChain(seen.filter((one) => !isOf(one))));
    for (const { text, features } of seen.filter(isOf)) {
      const { labels } = labelsByChain(chain, features, text.lines);
      const further = secondLook(text.lines, labels);
      again.push({ text, features: features.map((own, at) => [...own, ...further[at]!]) });
    }
  }
  return { first: learnChain(seen), second: learnChain(again) };
}

/** What was learned, as reading uses it. */
export const chainOf = ({ features, weights, close, apart }: LearnedLabels): LabelChain => ({
  weights: {
    add(names, scores, from) {
      for (const code of features.codesOf(names))
        for (let label = 0; label < COUNT; label++)
          scores[from + label]! += weights[code * COUNT + label]!;
    },
  },
  close,
  apart,
});

/** A chain over the lines of a text (a conditional random field), learned by the likelihood of the labels given the lines. */
function learnChain(seen: readonly Seen[]): LearnedLabels {
  const features = new FeatureTable(
    seen.map(({ text, features: names }) => [text.text.name, names.flat()]),
    FEWEST_TEXTS,
  );
  const coded = seen.map(({ text: { lines, labels }, features: names }): Coded => ({
    features: names.map((one) => features.codesOf(one)),
    labels: labels.map((label) => LINE_LABELS.indexOf(label)),
    gaps: lines.map(isApart),
  }));
  const chain = new Chain(features.size);
  const dice = diceFor('labels');
  for (let round = 0; round < ROUNDS; round++)
    for (const text of shuffled(coded, dice))
      chain.learn({
        ...text,
        features: text.features.map((codes) => codes.filter(() => dice() > OVERLOOKED)),
      });
  const { own, close, apart } = chain;
  return { features, weights: own.weights, close: close.weights, apart: apart.weights };
}

class Chain {
  readonly own: AdaptiveSteps;
  readonly close = new AdaptiveSteps(COUNT * COUNT, RATE, DECAY);
  readonly apart = new AdaptiveSteps(COUNT * COUNT, RATE, DECAY);

  constructor(features: number) {
    this.own = new AdaptiveSteps(features * COUNT, RATE, DECAY);
  }

  learn({ features, labels, gaps }: Coded): void {
    const scores: LabelScores = {
      own: this.scoresOf(features),
      close: this.close.weights,
      apart: this.apart.weights,
      gaps,
    };
    const found = labelChances(scores);
    for (const [at, codes] of features.entries()) {
      for (const code of codes)
        for (let label = 0; label < COUNT; label++)
          this.own.step(
            code * COUNT + label,
            (label === labels[at] ? 1 : 0) - found.chances[at * COUNT + label]!,
          );
      if (at > 0) this.learnSteps(at, labels, scores, found);
    }
  }

  private scoresOf(features: readonly Int32Array[]): Float64Array {
    const own = new Float64Array(features.length * COUNT);
    for (const [at, codes] of features.entries())
      for (const code of codes)
        for (let label = 0; label < COUNT; label++)
          own[at * COUNT + label]! += this.own.weights[code * COUNT + label]!;
    return own;
  }

  /** From the label above to the label of the line. */
  private learnSteps(
    at: number,
    labels: readonly number[],
    { own, gaps }: LabelScores,
    { forward, backward, total }: ReturnType<typeof labelChances>,
  ): void {
    const steps = gaps[at] ? this.apart : this.close;
    for (let above = 0; above < COUNT; above++)
      for (let label = 0; label < COUNT; label++) {
        const step = above * COUNT + label;
        const chance = Math.exp(
          forward[(at - 1) * COUNT + above]! +
            steps.weights[step]! +
            own[at * COUNT + label]! +
            backward[at * COUNT + label]! -
            total,
        );
        const isSo = above === labels[at - 1] && label === labels[at];
        steps.step(step, (isSo ? 1 : 0) - chance);
      }
  }
}
