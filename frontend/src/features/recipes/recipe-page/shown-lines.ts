import { showIngredient, showTranslatedIngredient, type ShowOptions, type ShownIngredient } from '@convivio/culinary/scale';
import type { IngredientLine_IngredientFragment } from '../../../generated/operations.ts';

export interface ShownLines {
  lines: readonly ShownIngredient[];
  /** Whether any line reads otherwise than in the source. */
  changed: boolean;
}

export interface LineOptions extends Omit<ShowOptions, 'units'> {
  units: 'metric' | 'imperial';
  /** As the source has them, whatever is chosen. */
  asWritten: boolean;
}

/** A recipe's ingredients as the reader wants them. */
export function shownLines(ingredients: readonly IngredientLine_IngredientFragment[], translated: readonly string[] | null, { asWritten, ...chosen }: LineOptions): ShownLines {
  const original: ShowOptions = { factor: 1, units: 'original', keepSpoons: true, weighSolids: false, language: chosen.language };
  const show = (options: ShowOptions) => ingredients.map((line, index) => {
    const translation = translated?.[index]?.trim();
    return translation ? showTranslatedIngredient(line, translation, options) : showIngredient(line, options);
  });
  const wanted = show(chosen);
  const changed = chosen.factor !== 1 || wanted.some(({ converted }) => converted);
  return { lines: asWritten && changed ? show(original) : wanted, changed };
}
