import { pattern } from '../../words/pattern.ts';
import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { eaters } from './amount-bounds.data.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';
import { foldWords } from '../../words/fold.ts';
import { dozens } from '../../words/yield-words.data.ts';

/** A weight, a volume or a time, and nothing that is counted. */
const MEASURE =
  /^\W*(?:\p{L}+\W+){0,2}?\d[\d.,]*\s?(?:g|gr|kg|ml|cl|dl|l|oz|lbs?|min|mins|minutes?|minuten|minuti|minutos|h|hrs?|hours?|stunden?|heures?|ore|horas?|kcal|cal|°c|°f)\b\.?\W*$/iu;
/** "scaled up x3 from the original for 4": amounts that are of more or fewer than are counted. */
const SCALED = pattern('iu')`
  (?<![\p{L}\d])(?:scaled|doubled|tripled|halved|verdoppelt|verdreifacht|halbiert|hochgerechnet|
  doublée?s?|triplée?s?|raddoppiat[aeio]|triplicat[aeio]|dimezzat[aeio]|duplicad[ao]s?|triplicad[ao]s?|verdubbeld|verdrievoudigd|
  gehalveerd|dobrad[ao]s?|dubblera[dt]|dubbel sats|originally for|from the original|im original)(?![\p{L}\d])
`;
/** More are fed by caterers. */
const MOST_SERVINGS = 100;
/** Grams of all lines for each of those served: less is a bite, more is no meal. */
const LEAST_GRAMS = 15;
const FEWEST_TO_WEIGH = 12;
/** Grams of one of the small things that are counted: "36 cookies". */
const LEAST_OF_PIECE = 5;
/** Whether a yield counts what is made, not those who eat. */
const countsPieces = (said: string): boolean =>
  (/\d\s\p{L}{4,}/u.test(said) || countsDozens(said)) && !eaters.test(said);
/** "convives": who eats, and nothing of how many. */
const isEatersAlone = (said: string): boolean => /^\W*\p{L}+\W*$/u.test(said) && eaters.test(said);
const dozen = new Set(dozens);
const countsDozens = (said: string): boolean =>
  foldWords(said)
    .split(' ')
    .some((word) => dozen.has(word));

/** Whether the servings can be meant, by their own words and by what all lines weigh. */
export function yieldDoubts(
  { servings, yieldText, language }: RecipeDraft,
  lines: readonly string[],
): Doubt[] {
  if (servings === null)
    return yieldText !== null && isEatersAlone(yieldText)
      ? [doubtOfFact('yield', `“${yieldText}” may lack its number.`, yieldText)]
      : [];
  const said = yieldText ?? String(servings);
  const odd =
    SCALED.test(said) ||
    MEASURE.test(said) ||
    servings > MOST_SERVINGS ||
    isTooLittle(servings, countsPieces(said) ? LEAST_OF_PIECE : LEAST_GRAMS, lines, language);
  if (!odd && lines.includes(said))
    return [doubtOfFact('yield', `“${said}” was taken for the yield and for an ingredient.`, said)];
  if (!odd) return [];
  return [doubtOfFact('yield', `“${said}” may not be the number of servings.`, said)];
}

function isTooLittle(
  servings: number,
  least: number,
  lines: readonly string[],
  language: string | null,
): boolean {
  if (servings < FEWEST_TO_WEIGH) return false;
  let grams = 0;
  for (const line of lines) {
    const read = parseIngredient(line, { language: language ?? undefined });
    // What is not weighed may weigh anything.
    if (read.metricAmount === null || read.metricUnit === 'cm') {
      // "Courgettes 1 lb 2 oz": what is not read may weigh anything, too.
      if (read.quantity === null && /\d/.test(line)) return false;
      if (read.quantity !== null) grams += 50 * read.quantity;
    } else grams += read.metricAmount;
  }
  return grams > 0 && grams < least * servings;
}
