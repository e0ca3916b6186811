import { amountText } from '../numbers/fractions.ts';
import type { ShownIngredient } from '../ingredient/shown-ingredient.ts';

/** A shown ingredient as one line of plain text: "1 ½ cups flour, sifted". */
export function ingredientLine({
  about,
  amount,
  unit,
  text,
}: Pick<ShownIngredient, 'about' | 'amount' | 'unit' | 'text'>): string {
  return [about ?? '', amountText(amount), unit, text].filter((part) => part !== '').join(' ');
}
