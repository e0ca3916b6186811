import { stemsOf, titleFeatures, titleTokens } from '../src/read/text/title/title-words.ts';
import { SPAN_OUTCOMES, titleSpans, type TitleSpan } from '../src/read/text/title/title-spans.ts';
import { AdaptiveSteps } from './adaptive-steps.ts';
import { diceFor, shuffled } from './dice.ts';
import { FeatureTable } from './feature-table.ts';
import type { TrainingText } from './training-lines.ts';

const FEWEST_TEXTS = 2;
const ROUNDS = 15;
const RATE = 0.1;
const DECAY = 0.001;
/** The share of features that is overlooked each time, so that none is relied on alone. */
const OVERLOOKED = 0.2;

/** What speaks for a word of a title's line being of the dish's name, and for its beginning or ending there. */
export interface LearnedTitles {
  features: FeatureTable;
  weights: Float64Array;
}

interface Coded {
  /** What is seen of each word. */
  codes: Int32Array[];
  /** Where the name stands. */
  name: { from: number; to: number };
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’´`]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, '');

/** Learned from titles whose words stand in their line one after the other, by the likelihood of the right run of words among all. */
export function learnTitles(texts: readonly TrainingText[]): LearnedTitles {
  const items = texts.flatMap((text) => {
    const tokens = titleTokens(titleLine(text));
    const name = placeOfTitle(tokens, text.text.title ?? '');
    const spoken = stemsOf(
      text.lines.filter((_, at) => /[ILSils]/.test(text.labels[at]!)).map((line) => line.text),
    );
    return name ? [{ text: text.text.name, name, seen: titleFeatures(tokens, spoken) }] : [];
  });
  const features = new FeatureTable(
    items.map(({ text, seen }) => [text, seen.flat()]),
    FEWEST_TEXTS,
  );
  const coded = items.map(({ seen, name }): Coded => ({
    codes: seen.map((one) => features.codesOf(one)),
    name,
  }));
  const steps = new AdaptiveSteps(features.size * SPAN_OUTCOMES, RATE, DECAY);
  const dice = diceFor('titles');
  for (let round = 0; round < ROUNDS; round++)
    for (const { codes, name } of shuffled(coded, dice))
      learnName(steps, {
        codes: codes.map((one) => one.filter(() => dice() > OVERLOOKED)),
        name,
      });
  return { features, weights: steps.weights };
}

function learnName(steps: AdaptiveSteps, { codes, name }: Coded): void {
  const own = new Float64Array(codes.length * SPAN_OUTCOMES);
  for (const [at, seen] of codes.entries())
    for (const code of seen)
      for (let outcome = 0; outcome < SPAN_OUTCOMES; outcome++)
        own[at * SPAN_OUTCOMES + outcome]! += steps.weights[code * SPAN_OUTCOMES + outcome]!;
  const chances = outcomeChances(titleSpans(own), codes.length);
  for (const [at, seen] of codes.entries()) {
    const said = [at >= name.from && at < name.to, at === name.from, at === name.to - 1];
    for (let outcome = 0; outcome < SPAN_OUTCOMES; outcome++) {
      const slope = (said[outcome] ? 1 : 0) - chances[at * SPAN_OUTCOMES + outcome]!;
      for (const code of seen) steps.step(code * SPAN_OUTCOMES + outcome, slope);
    }
  }
}

/** How likely each word is of the name, begins and ends it, all runs weighed: words times outcomes. */
function outcomeChances(spans: readonly TitleSpan[], words: number): Float64Array {
  const most = spans.reduce((highest, { score }) => Math.max(highest, score), -Infinity);
  const shares = spans.map(({ score }) => Math.exp(score - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const chances = new Float64Array(words * SPAN_OUTCOMES);
  for (const [index, { from, to }] of spans.entries()) {
    const chance = shares[index]! / total;
    for (let at = from; at < to; at++) chances[at * SPAN_OUTCOMES]! += chance;
    chances[from * SPAN_OUTCOMES + 1]! += chance;
    chances[(to - 1) * SPAN_OUTCOMES + 2]! += chance;
  }
  return chances;
}

/** The first title of a text with the lines that go on with it. */
function titleLine({ lines, labels }: TrainingText): string {
  const at = labels.indexOf('T');
  if (at < 0) return '';
  const after = labels.findIndex((label, below) => below > at && label !== 't');
  return lines
    .slice(at, after < 0 ? undefined : after)
    .map(({ text }) => text)
    .join(' ');
}

/** Where in the line the title stands; null where it does not in one piece. Signs alone may stand between. */
function placeOfTitle(
  tokens: readonly string[],
  title: string,
): { from: number; to: number } | null {
  const wanted = title.split(/\s+/).map(plain).filter(Boolean);
  if (wanted.length === 0) return null;
  const words = tokens.map(plain);
  for (let from = 0; from < words.length; from++) {
    let found = 0;
    let to = from;
    while (to < words.length && found < wanted.length) {
      if (words[to] === wanted[found]) found++;
      else if (words[to] !== '' || found === 0) break;
      to++;
    }
    if (found === wanted.length) return { from, to };
  }
  return null;
}
