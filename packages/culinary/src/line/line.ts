/**
 * An ingredient line: its amount, unit, name and what is said about it, read from the words of a cook in eight languages,
 * and the lines of a whole recipe as one text to edit.
 */
export { assumedMeasures } from './dialect/assumed-measures.ts';
export { recipeEnglish } from './dialect/recipe-english.ts';
export { foodsApart } from './several-foods/foods-apart.ts';
export { groupsApart } from './several-foods/groups-apart.ts';
export { ingredientTextOf, MAIN_INGREDIENTS, readIngredientText } from './ingredient-text.ts';
export { parseIngredient } from './parse-ingredient.ts';
export { metricMaxOf } from './units/metric.ts';
export { ounceWordIn } from './units/ounce-word.ts';
export { hasUnsureOunces } from './units/unsure-ounces.ts';
