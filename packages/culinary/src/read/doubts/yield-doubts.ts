import { parseIngredient } from '../../line/parse-ingredient.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { doubtOfFact, type Doubt } from '../../recipe/doubt.ts';
import { foldWords } from '../../words/fold.ts';
import { dozens } from '../../words/yield-words.data.ts';

/** A weight, a volume or a time, and nothing that is counted. */
const MEASURE =
  /^\W*(?:\p{L}+\W+){0,2}?\d[\d.,]*\s?(?:g|gr|kg|ml|cl|dl|l|oz|lbs?|min|mins|minutes?|minuten|minuti|minutos|h|hrs?|hours?|stunden?|heures?|ore|horas?|kcal|cal|°c|°f)\b\.?\W*$/iu;
/** More are fed by caterers. */
const MOST_SERVINGS = 100;
/** Grams of all lines for each of those served: less is a bite, and what is counted in dozens is small. */
const LEAST_GRAMS = 15;
const LEAST_OF_DOZENS = 8;
const dozen = new Set(dozens);
const countsDozens = (said: string): boolean =>
  foldWords(said)
    .split(' ')
    .some((word) => dozen.has(word));
const FEWEST_TO_WEIGH = 12;

/** Whether the servings can be meant, by their own words and by what all lines weigh. */
export function yieldDoubts(
  { servings, yieldText, language }: RecipeDraft,
  lines: readonly string[],
): Doubt[] {
  if (servings === null) return [];
  const said = yieldText ?? String(servings);
  const grams = servings < FEWEST_TO_WEIGH ? 0 : weightOf(lines, language);
  const least = servings * (countsDozens(said) ? LEAST_OF_DOZENS : LEAST_GRAMS);
  const isTooLittle = grams > 0 && grams < least;
  const odd = MEASURE.test(said) || servings > MOST_SERVINGS || isTooLittle;
  if (!odd) return [];
  return [doubtOfFact('yield', `“${said}” may not be the number of servings.`, said)];
}

/** In grams; 0 where a line may weigh anything. */
function weightOf(lines: readonly string[], language: string | null): number {
  let grams = 0;
  for (const line of lines) {
    const read = parseIngredient(line, { language: language ?? undefined });
    // What is not weighed may weigh anything.
    if (read.metricAmount === null || read.metricUnit === 'cm') {
      // "Courgettes 1 lb 2 oz": what is not read may weigh anything, too.
      if (read.quantity === null && /\d/.test(line)) return 0;
      if (read.quantity !== null) grams += 50 * read.quantity;
    } else grams += read.metricAmount;
  }
  return grams;
}
