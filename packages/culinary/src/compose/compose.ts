/** Magic Chef without a model: the chefs we know, and a recipe composed in the manner of one from dishes, cuisines and foods. */
export type { Chef } from './chefs/chef.ts';
export { findChef } from './chefs/find-chef.ts';
export { presetChefs } from './chefs/preset-chefs.ts';
export { composeRecipe, composeRecipeByParts } from './compose-recipe.ts';
export type {
  MagicDiet,
  MagicIngredient,
  MagicInstruction,
  MagicOutcome,
  MagicRecipe,
  MagicWish,
  Refusal,
  RefusalCode,
} from './magic-recipe.ts';
export { readTimeAsked, readTimeConstraint, type TimeAsked } from './wish/read-time-constraint.ts';
export { readLeftOut, stricterDiet, type LeftOut } from './wish/left-out.ts';
export { byMakerIn, isUnwanted, type Unwanted } from './write/is-kept-out.ts';
