import { foldWords } from '../../words/fold.ts';
import type { RecipeDraft } from '../../recipe/recipe.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import type { SourceLine } from '../source-line.ts';
import { alsoFood, betweenNutrients, nutrients } from '../page/plain/nutrition-words.data.ts';

const LONGEST = 300;
const ENERGY = /\d\s?(?:kcal|kj|cal|calor[a-z]*|kalor[a-z]*|kilojoules?)\b|\b(?:kcal|kj)\b/;

/** Whether a line of a text tells nutrition facts: under that name, in kilocalories, or in nothing but nutrients. */
export function tellsNutrition(text: string): boolean {
  if (text.length > LONGEST || !/\d/.test(text)) return false;
  const folded = foldWords(text);
  if (ENERGY.test(folded) || sectionHeading(text)?.section === 'nutrition') return true;
  const words = folded
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && !/^\d+[a-z]{1,3}$/.test(word));
  return (
    words.some((word) => nutrients.has(word) || alsoFood.has(word)) &&
    words.every((word) => nutrients.has(word) || alsoFood.has(word) || betweenNutrients.has(word))
  );
}

/** "Énergie 462 kcal", "Lipides 31 g": a row of a table of nutrition, and no sentence. */
export function isNutritionRow(text: string): boolean {
  if (text.length > LONGEST_ROW || !/\d/.test(text)) return false;
  const words = foldWords(text)
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && !/^\d+[a-z]{1,4}$/.test(word));
  return (
    words.some((word) => nutrients.has(word)) &&
    words.every((word) => nutrients.has(word) || alsoFood.has(word) || betweenNutrients.has(word))
  );
}
const LONGEST_ROW = 120;

/** Whether a remark is of the table of nutrition that other remarks are: "Salt 0.7g" beside "Fibre 2g", "Each scone contains" above. */
export function isOfNutrition(remark: string, remarks: readonly string[]): boolean {
  if (isNutritionRow(remark)) return true;
  if (remark.length > LONGEST_ROW || !remarks.some(isNutritionRow)) return false;
  return HEADS_TABLE.test(remark) || (/\d/.test(remark) && tellsNutrition(remark));
}
/** "Each scone contains", "Pro Stück:" */
const HEADS_TABLE =
  /(?:contains|enthält|contient|contiene)\s?:?$|^(?:per|pro|je|par|por)\s[\p{L}\d\s]{3,30}:?$/iu;

/**
 * "1 portion | Calories: 612kcal | Carbohydrates: 68g | Protein: 37g": energy, and with how much of at least two nutrients; below the name of
 * such a table, energy alone.
 */
export function isNutritionTable(text: string): boolean {
  if (text.length > LONGEST || (text.match(/\d+/g) ?? []).length < FEWEST_FIGURES) return false;
  const folded = foldWords(text);
  const heading = ENERGY.test(folded) ? sectionHeading(text) : null;
  if (heading?.section === 'nutrition' && heading.inline) return true;
  const named = new Set(folded.split(' ').filter((word) => nutrients.has(word)));
  return ENERGY.test(folded) && named.size >= FEWEST_FIGURES - 1;
}
const FEWEST_FIGURES = 3;

/** Lines of a text that tell nutrition facts and stand nowhere in its draft: the recipe has no field for them, and somebody wrote them. */
export function untakenNutrition(lines: readonly SourceLine[], draft: RecipeDraft): Set<string> {
  const told = lines.map(({ text }) => text).filter(tellsNutrition);
  if (told.length === 0) return new Set();
  const taken = ` ${foldWords(wordsOf(draft).join(' \n '))} `;
  return new Set(told.filter((text) => !taken.includes(` ${foldWords(text)} `)));
}

const wordsOf = (draft: RecipeDraft): string[] => [
  draft.title ?? '',
  draft.description ?? '',
  draft.yieldText ?? '',
  ...draft.ingredients.flatMap(({ name, lines }) => [name ?? '', ...lines]),
  ...draft.steps.flatMap(({ group, text }) => [group ?? '', text]),
  ...draft.notes,
  ...draft.equipment,
  ...draft.servingNotes,
  ...draft.storageNotes,
  ...draft.tips,
];
