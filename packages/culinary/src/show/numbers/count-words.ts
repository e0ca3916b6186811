import { numberSigns } from '../../line/amounts/amount-words.data.ts';
import { tokenise, type Token } from '../../line/tokens/tokenise.ts';
import { englishFoodCounts, englishUnitCounts } from '../../words/english-counts.data.ts';

type Plurals = ReadonlyMap<string, string>;
const singularsOf = (plurals: Plurals): Plurals =>
  new Map([...plurals].map(([one, many]) => [many, one]));
const unitSingulars = singularsOf(englishUnitCounts);
const foodSingulars = singularsOf(englishFoodCounts);
/** The unit of "2 (400 g) cans" stands no farther behind its number. */
const farthest = 8;

/** How many there were, and how many there are now. Words change only where a count passes from one to several, or back. */
export interface Recount {
  from: number;
  to: number;
}

/** Whether an English word names a food that is counted, in the singular or the plural: "lemon", "lemons". Lower case. */
export const isCountedFood = (word: string): boolean =>
  englishFoodCounts.has(word) || foodSingulars.has(word);
/** The same of foods and of units that hold or portion one: "clove", "cans". */
export const isCounted = (word: string): boolean =>
  isCountedFood(word) || englishUnitCounts.has(word) || unitSingulars.has(word);

/** "clove" becomes "cloves", "lemon" "lemons"; words that are not English or not counted stay as they are. */
export function recountedWord(word: string, { from, to }: Recount): string {
  const several = to > 1.0001;
  if (from > 1.0001 === several) return word;
  return several
    ? (englishUnitCounts.get(word) ?? englishFoodCounts.get(word) ?? word)
    : (unitSingulars.get(word) ?? foodSingulars.get(word) ?? word);
}

/** "(400 g) can tomatoes" for two of them: "(400 g) cans tomatoes". Units of what one holds stay. */
export function recountedUnit(text: string, recount: Recount): string {
  const tokens = tokenise(text);
  for (const [at, { kind, lower, start, end }] of tokens.slice(0, farthest).entries()) {
    const before = tokens[at - 1];
    const ofSize =
      !isNumbered(tokens, at) &&
      (before?.kind === 'number' ||
        before?.kind === 'vulgar' ||
        (before?.lower === '-' && tokens[at - 2]?.kind !== 'word'));
    if (kind !== 'word' || ofSize || !(englishUnitCounts.has(lower) || unitSingulars.has(lower)))
      continue;
    const word = recountedWord(lower, recount);
    return word === lower ? text : text.slice(0, start) + word + text.slice(end);
  }
  return text;
}

/** Whether the number before a word is the name of a size: "No. 2 ½ can", "#10 can". */
function isNumbered(tokens: readonly Token[], at: number): boolean {
  const sign = tokens.slice(0, at).findLast(({ kind, lower }) => kind === 'word' || lower === '#');
  return sign !== undefined && numberSigns.has(sign.lower);
}

/** "large egg" for two of them: "large eggs". Of several foods none changes. */
export function recountedFood(name: string, recount: Recount): string {
  if (/\s(?:or|and|&)\s/i.test(name)) return name;
  const last = /\p{L}+$/u.exec(name)?.[0] ?? '';
  const word = isCountedFood(last) ? recountedWord(last, recount) : last;
  return word === last ? name : name.slice(0, name.length - last.length) + word;
}
