/** A recipe as a reader wants it: ingredients and yield for more or fewer people, units and temperatures converted, and what to buy. */
export { convertText, type TextPart } from './convert/convert-text.ts';
export {
  showAsWritten,
  showIngredient,
  showTranslatedIngredient,
} from './ingredient/show-ingredient.ts';
export type { ShownIngredient, ShowOptions } from './ingredient/shown-ingredient.ts';
export { bendWords, type BendWords } from './numbers/bend-words.ts';
export { amountText, type NumberText } from './numbers/fractions.ts';
export { isMetricRecipe, writtenSystem } from './convert/metric-recipe.ts';
export { scaleYield } from './scale/scale-yield.ts';
export { restatesServings, scaledServings } from './scale/servings.ts';
export { shoppingList, shoppingListByParts } from './shopping/shopping-list.ts';
export type {
  ShoppingAisle,
  ShoppingDish,
  ShoppingItem,
  ShoppingLine,
  ShoppingList,
  ShoppingSource,
} from './shopping/shopping-line.ts';
