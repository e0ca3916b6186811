/** The foods that Convivio knows: names in eight languages, aisle, density and weights of pieces. */
export { findFood } from './find-food.ts';
