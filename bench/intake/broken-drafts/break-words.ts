import type { DoubtSource } from '../../../packages/culinary/src/read/doubts/doubt-source.ts';
import { at, linesOf, stepsOf, withLines, withSteps, type Break } from './broken-draft.ts';
import { confusions } from './broken-words.data.ts';
import type { Dice } from './dice.ts';

/** Recognised so, the words stand in the source too. */
const recognised = (source: DoubtSource, words: string, as: string): DoubtSource => ({
  ...source,
  text: source.text.replaceAll(words, as),
});

/** Breaks an amount of one of the lines, where the pattern finds one to break. */
const amountBreak =
  (pattern: RegExp, as: (found: string) => string): Break =>
  ({ draft, source }, dice) => {
    const lines = linesOf(draft);
    const open = lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
    if (open.length === 0) return null;
    const index = dice.one(open);
    const line = lines[index]!.replace(pattern, as);
    return {
      draft: withLines(draft, lines.with(index, line)),
      source: recognised(source, lines[index]!, line),
      names: at('ingredient', index),
    };
  };

const unitBreak = (pattern: RegExp, unit: string) => amountBreak(pattern, () => unit);

/** One to three words with a letter that a recogniser took for another. */
function garbled(text: string, dice: Dice): string | null {
  const words = text.split(' ');
  const long = words.flatMap((word, index) => (/^\p{L}{4,}/u.test(word) ? [index] : []));
  if (long.length === 0) return null;
  let found = false;
  for (let tries = 1 + dice.below(3); tries > 0; tries--) {
    const index = dice.one(long);
    const word = words[index]!;
    const fitting = confusions.filter(([from]) => word.slice(1).includes(from));
    if (fitting.length === 0) continue;
    const [from, to] = dice.one(fitting);
    const place = word.indexOf(from, 1);
    words[index] = word.slice(0, place) + to + word.slice(place + from.length);
    found = true;
  }
  return found ? words.join(' ') : null;
}

/** Faults of recognising letters, figures and units. */
export const wordBreaks: Record<string, Break> = {
  'a decimal point lost': amountBreak(/\b\d[.,]\d\b/, (found) => found.replace(/[.,]/, '')),
  'a fraction read as a number': amountBreak(
    /[¼½¾⅓⅔]|\b1\/[234]/,
    (found) =>
      ({ '½': '12', '¼': '14', '¾': '34', '⅓': '13', '⅔': '23' })[found] ?? found.replace('/', ''),
  ),
  'grams read as kilograms': unitBreak(/(?<=\d\s*)g\b(?=\.? )/, 'kg'),
  'millilitres read as litres': unitBreak(/(?<=\d\s*)ml\b/, 'l'),
  'a gram sign read as 9': amountBreak(/(?<=\d)\s?g\b(?= )/, () => '9'),
  'a spoon read as a cup': unitBreak(
    /(?<=\d\s*)(?:tsp|teaspoons?|tbsp|tablespoons?|EL|TL)\b\.?/,
    'cups',
  ),
  'a unit lost': unitBreak(/(?<=\d{2}\s*)(?:g|ml)\b/, ''),
  'amounts beside the wrong foods': ({ draft, source }) => {
    const lines = linesOf(draft);
    const parts = lines.map((line) =>
      /^([\d¼-¾⅐-⅞.,/–-]+\s*(?:g|kg|ml|l|tbsp|tsp|cups?|EL|TL)?\b)(.*)/.exec(line),
    );
    const measured = parts.flatMap((part, index) => (part ? [index] : []));
    if (measured.length < 4) return null;
    const moved = lines.map((line, index) => {
      const place = measured.indexOf(index);
      if (place < 0) return line;
      return `${parts[measured[(place + 1) % measured.length]!]![1]}${parts[index]![2]}`;
    });
    return {
      draft: withLines(draft, moved),
      source: { ...source, text: moved.join('\n') + source.text },
      names: at('ingredient', ...measured),
    };
  },
  'letters of a line garbled': ({ draft, source }, dice) => {
    const lines = linesOf(draft);
    const index = dice.below(lines.length);
    const line = garbled(lines[index]!, dice);
    if (line === null) return null;
    return {
      draft: withLines(draft, lines.with(index, line)),
      source: recognised(source, lines[index]!, line),
      names: at('ingredient', index),
    };
  },
  'letters of a step garbled': ({ draft, source }, dice) => {
    const steps = stepsOf(draft);
    const index = dice.below(steps.length);
    const step = garbled(steps[index] ?? '', dice);
    if (step === null) return null;
    return {
      draft: withSteps(draft, steps.with(index, step)),
      source: recognised(source, steps[index]!, step),
      names: at('step', index),
    };
  },
};
