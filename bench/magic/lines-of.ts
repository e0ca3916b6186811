import type { MagicIngredient, MagicRecipe } from '@convivio/culinary/compose';
import { findFood } from '@convivio/culinary/foods';
import { parseIngredient } from '@convivio/culinary/line';

/** An ingredient as a line that a cook would write. */
export const lineOf = ({ amount, unit, name }: MagicIngredient): string =>
  [amount, unit, name].filter(Boolean).join(' ');

/** Without what is done to it. */
export const foodWords = ({ name }: MagicIngredient): string => name.split(', ')[0]!;

/** Whether a line reads back as the amount and food that it was written from. */
export function readsBack(ingredient: MagicIngredient): boolean {
  const { quantity, name, preparation } = parseIngredient(lineOf(ingredient));
  const food = findFood(foodWords(ingredient), 'en');
  const meant = ingredient.amount
    .split(' ')
    .map((part) => part.split('/').map(Number))
    .reduce((sum, [over, under = 1]) => sum + over! / under, 0);
  const read = [name, `${preparation} ${name}`].map((words) => findFood(words, 'en')?.id);
  return quantity === meant && food !== null && read.includes(food.id);
}

/** What is boiled away, poured off or only fried in is no part of a portion. */
const notEaten = /\b(?:stock|water|wine|beer|ale|cider|sake|vegetable oil)$/;
/** Of what is served in its shell or on the bone so much is eaten. */
const EDIBLE = 0.6;
const inShell = /(?:shanks?|legs?|drumsticks?|mussels|clams)$|jointed/;
const STARCH_DRINKS = 2.2;
const drinks = /rice$|couscous|bulgur|quinoa|barley|polenta|lentils$|split peas|durum|noodles/;

/** Grams a person, as it is served: dry starch has drunk its water. */
export function portionGrams({ ingredients, servings }: MagicRecipe): number {
  const grams = ingredients.map((ingredient) => {
    const words = foodWords(ingredient);
    if (notEaten.test(words)) return 0;
    const { metricAmount, quantity } = parseIngredient(lineOf(ingredient));
    const piece = findFood(words, 'en')?.pieceGrams ?? 0;
    const weight = metricAmount ?? (quantity ?? 0) * piece;
    if (inShell.test(words)) return weight * EDIBLE;
    return drinks.test(words) && !/^(?:canned|cooked) /.test(words)
      ? weight * STARCH_DRINKS
      : weight;
  });
  return grams.reduce((sum, weight) => sum + weight, 0) / servings;
}
