import { foodsApart, hasUnsureOunces, ounceWordIn } from '@convivio/culinary/line';
import type { IngredientLine } from '@convivio/culinary/recipe';
import { clearingWords, typedUnits, unclearUnits } from './doubt-words.data.ts';

/** One question about a line. `from` and `to` are the doubtful word in it; an answer takes its place. */
export interface Doubt {
  from: number;
  to: number;
  question: string;
  answers: readonly { label: string; text: string }[];
}

/** Words next to the amount: the only place where a unit stands. */
const wordBehindNumber = /(?:\d|\p{No})\s*(\p{L}[\p{L}'’]*)/u;
const shortestTypo = 4;
const mostAnswers = 3;

/** What is uncertain about a line as it was read, or null. */
export function doubtOf(text: string, read: IngredientLine, language?: string): Doubt | null {
  return (
    severalFoodsIn(text, language) ??
    unclearUnitIn(text, read) ??
    mistypedUnitIn(text, read) ??
    ouncesOfLiquidIn(text, read) ??
    nothingToBuyIn(text, read)
  );
}

/** "2 tsp baking soda, 1/2 tsp salt": kept as two lines, which the cook sees before. */
function severalFoodsIn(text: string, language: string | undefined): Doubt | null {
  const lines = foodsApart(text, language);
  return lines.length === 1
    ? null
    : {
        from: 0,
        to: text.length,
        question: `These are ${lines.length} ingredients.`,
        answers: [{ label: 'One a line', text: lines.join('\n') }],
      };
}

function unclearUnitIn(text: string, read: IngredientLine): Doubt | null {
  for (const { words, question, answers } of unclearUnits) {
    const found = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu').exec(text);
    if (
      found === null ||
      clearingWords.test(text.slice(found.index + found[0].length)) ||
      isRemark(found.index, text, read)
    )
      continue;
    const several = (read.quantityMax ?? read.quantity ?? 1) > 1;
    return {
      from: found.index,
      to: found.index + found[0].length,
      question,
      answers: answers.map(({ label, one, many }) => ({ label, text: several ? many : one })),
    };
  }
  return null;
}

function mistypedUnitIn(text: string, read: IngredientLine): Doubt | null {
  if (read.unit !== null || read.quantity === null) return null;
  const match = wordBehindNumber.exec(text);
  const word = match?.[1] ?? '';
  // A lone word is the food: "2 loves" may be anything, "2 clovs garlic" is not.
  if (
    match === null ||
    word.length < shortestTypo ||
    text.slice(match.index + match[0].length).trim() === ''
  )
    return null;
  const meant = typedUnits
    .filter((unit) => isOneSlipAway(word.toLowerCase(), unit))
    .slice(0, mostAnswers);
  if (meant.length === 0) return null;
  const from = match.index + match[0].length - word.length;
  return {
    from,
    to: from + word.length,
    question: 'Did you mean',
    answers: meant.map((unit) => ({ label: unit, text: unit })),
  };
}

/** "8 oz milk": it may be poured or weighed, so nothing is reckoned from it. */
function ouncesOfLiquidIn(text: string, read: IngredientLine): Doubt | null {
  const word = hasUnsureOunces(read) ? ounceWordIn(text) : null;
  if (word === null) return null;
  return {
    ...word,
    question: 'Poured or weighed?',
    answers: [{ label: 'Fluid ounces', text: 'fl oz' }],
  };
}

/** "250 g" without a food. */
function nothingToBuyIn(text: string, read: IngredientLine): Doubt | null {
  if (read.quantity === null || read.name !== text.trim()) return null;
  const end = text.trimEnd().length;
  return { from: end - text.trim().length, to: end, question: 'Of what?', answers: [] };
}

/** Behind the first comma stand remarks: "sugar, a spoonful at a time". */
function isRemark(index: number, text: string, read: IngredientLine): boolean {
  const comma = text.indexOf(',');
  return comma !== -1 && index > comma && read.unit !== 'spoonful';
}

/** One letter too many, too few, wrong, or two that changed places. */
export function isOneSlipAway(word: string, meant: string): boolean {
  if (word === meant || Math.abs(word.length - meant.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  const [a, b] = [word.slice(start), meant.slice(start)];
  if (a.length !== b.length) return a.slice(1) === b || a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0]);
}
