import { findChef } from '@convivio/culinary/compose';
import type { ClaimedMagicRecipe } from '../../provider/claimed-magic-recipe.ts';
import { chefKey, type Chef } from '../chefs/chef.ts';
import { RECIPE_LIMITS } from '../magic-limits.data.ts';
import type { Wish } from '../wish/wish.ts';
import type { GeneratedRecipe } from './generated-recipe.ts';

/** The recipe of a provider's answer, each text tidied. Null where it holds more than a recipe may: nothing of it is cut off. */
export function recipeOfClaim(claim: ClaimedMagicRecipe, wish: Wish): GeneratedRecipe | null {
  if (!fits(claim)) return null;
  const lines = (texts: readonly string[]) => texts.map(tidy).filter(Boolean);
  return {
    title: tidy(claim.title),
    description: tidy(claim.description),
    course: claim.course,
    difficulty: claim.difficulty,
    prepTime: claim.prepMinutes,
    cookTime: claim.cookMinutes,
    servings: claim.servings,
    chefInsight: tidy(claim.chefInsight),
    ingredients: claim.ingredients
      .map(({ name, amount, unit, group }) => ({
        name: tidy(name),
        amount: tidy(amount),
        unit: tidy(unit) || null,
        group: tidy(group) || null,
      }))
      .filter(({ name }) => name !== ''),
    instructions: claim.instructions
      .map(({ instruction, technique, tip }) => ({
        instruction: tidy(instruction),
        technique: tidy(technique) || null,
        tip: tidy(tip) || null,
      }))
      .filter(({ instruction }) => instruction !== ''),
    chefSecrets: lines(claim.chefSecrets),
    winePairings: lines(claim.winePairings),
    suggestedChefs: knownChefs(claim.suggestedChefs, wish.chef),
    notices: [],
    diet: wish.diet,
    chef: wish.chef,
    engine: 'openai',
  };
}

/** Those that we know too, once each: a model may make up a name. */
function knownChefs(names: readonly string[], asked: Chef): Chef[] {
  const found = new Map(
    names
      .slice(0, 2 * RECIPE_LIMITS.chefs)
      .flatMap((name) => findChef(name.slice(0, RECIPE_LIMITS.line)) ?? [])
      .filter(({ name }) => chefKey(name) !== chefKey(asked.name))
      .map(({ name, style, specialty }) => [name, { name, style, specialty }]),
  );
  return [...found.values()].slice(0, RECIPE_LIMITS.chefs);
}

function fits(claim: ClaimedMagicRecipe): boolean {
  const { title, description, chefInsight, ingredients, instructions } = claim;
  const { title: longestTitle, text, line } = RECIPE_LIMITS;
  const within = (most: number, ...texts: (string | null)[]) =>
    texts.every((one) => (one?.length ?? 0) <= most);
  return (
    within(longestTitle, title) &&
    within(text, description, chefInsight, ...claim.chefSecrets, ...claim.winePairings) &&
    ingredients.length <= RECIPE_LIMITS.ingredients &&
    instructions.length <= RECIPE_LIMITS.steps &&
    claim.chefSecrets.length <= RECIPE_LIMITS.secrets &&
    claim.winePairings.length <= RECIPE_LIMITS.wines &&
    ingredients.every(({ name, amount, unit, group }) => within(line, name, amount, unit, group)) &&
    instructions.every(({ instruction, technique, tip }) =>
      within(text, instruction, technique, tip),
    )
  );
}

const tidy = (text: string | null): string =>
  text
    ?.toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim() ?? '';
