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
export { readTimeConstraint } from './wish/read-time-constraint.ts';
