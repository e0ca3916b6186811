/** The foods that Convivio knows: names in eight languages, aisle, what they come from, allergens, density and weights of pieces. */
export { allergensIn, type AllergensIn } from './allergens-in.ts';
export { findFood, type Food } from './find-food.ts';
export { foodById, searchFoods } from './search-foods.ts';
