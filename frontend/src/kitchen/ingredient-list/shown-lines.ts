import {
  isMetricRecipe,
  showAsWritten,
  showIngredient,
  showTranslatedIngredient,
  type ShowOptions,
  type ShownIngredient,
} from '@convivio/culinary/show';
import type { IngredientLine_IngredientFragment } from '../../generated/operations.ts';

interface ShownLines {
  lines: readonly ShownIngredient[];
  /** Whether any line reads otherwise than in the source. */
  changed: boolean;
}

interface LineOptions extends Omit<ShowOptions, 'units'> {
  units: 'metric' | 'imperial';
  /** As the source has them, whatever is chosen. */
  asWritten: boolean;
}

/** A recipe's ingredients as the reader wants them. */
export function shownLines(
  ingredients: readonly IngredientLine_IngredientFragment[],
  translated: readonly string[] | null,
  { asWritten, ...wishes }: LineOptions,
): ShownLines {
  const chosen = {
    ...wishes,
    keepSpoons: wishes.keepSpoons || isMetricRecipe(ingredients, wishes.language),
  };
  const show = (
    options: ShowOptions,
    showOne: (line: IngredientLine_IngredientFragment) => ShownIngredient,
  ) =>
    ingredients.map((line, index) => {
      const translation = translated?.[index]?.trim();
      return translation ? showTranslatedIngredient(line, translation, options) : showOne(line);
    });
  const wanted = show(chosen, (line) => showIngredient(line, chosen));
  const changed = chosen.factor !== 1 || wanted.some(({ converted }) => converted);
  if (!asWritten || !changed) return { lines: wanted, changed };
  const original: ShowOptions = {
    factor: 1,
    units: 'original',
    keepSpoons: true,
    weighSolids: false,
    language: chosen.language,
  };
  return { lines: show(original, (line) => showAsWritten(line, chosen.language)), changed };
}
