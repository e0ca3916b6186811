import { stemsOf, titleFeatures, titleTokens } from '../src/read/text/title/title-words.ts';
import { AdaptiveSteps } from './adaptive-steps.ts';
import { FeatureTable } from './feature-table.ts';
import type { TrainingText } from './training-lines.ts';

const FEWEST_TEXTS = 2;
const ROUNDS = 25;
const RATE = 0.12;
const DECAY = 0.003;

/** What speaks for a word of a title's line being of the title. */
export interface LearnedTitles {
  features: FeatureTable;
  weights: Float64Array;
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’´`]/g, "'")
    .replace(/[^\p{L}\p{N}']+/gu, '');

/** Learned from titles whose words stand in their line one after the other. */
export function learnTitles(texts: readonly TrainingText[]): LearnedTitles {
  const items = texts.flatMap((text) => {
    const tokens = titleTokens(titleLine(text));
    const inside = wordsOfTitle(tokens, text.text.title ?? '');
    const spoken = stemsOf(
      text.lines.filter((_, at) => /[ILSils]/.test(text.labels[at]!)).map((line) => line.text),
    );
    return titleFeatures(tokens, spoken).flatMap((names, at) =>
      inside ? [{ text: text.text.name, names, isInside: inside(at) }] : [],
    );
  });
  const features = new FeatureTable(
    items.map(({ text, names }) => [text, names]),
    FEWEST_TEXTS,
  );
  const coded = items.map(({ names, isInside }) => ({ codes: features.codesOf(names), isInside }));
  const steps = new AdaptiveSteps(features.size, RATE, DECAY);
  for (let round = 0; round < ROUNDS; round++)
    for (const { codes, isInside } of coded) {
      const score = codes.reduce((sum, code) => sum + steps.weights[code]!, 0);
      const slope = (isInside ? 1 : 0) - 1 / (1 + Math.exp(-score));
      for (const code of codes) steps.step(code, slope);
    }
  return { features, weights: steps.weights };
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

/** Which words of the line are the title; null where it does not stand there in one piece. Signs alone may stand between. */
function wordsOfTitle(tokens: readonly string[], title: string): ((at: number) => boolean) | null {
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
    if (found === wanted.length) {
      const end = to;
      return (at) => at >= from && at < end;
    }
  }
  return null;
}
