import { emptyPortable, type PortableRecipe } from '@convivio/culinary/recipe';
import { MAIN_INGREDIENTS, type Recipe } from '../recipe/recipe.ts';

/** A recipe of ours in the shape in which recipes travel. */
export function portableRecipe(recipe: Recipe): PortableRecipe {
  const ingredients: PortableRecipe['ingredients'] = [];
  for (const { category, originalText } of recipe.ingredients) {
    const name = category === MAIN_INGREDIENTS ? null : category;
    if (!ingredients.length || ingredients.at(-1)!.name !== name)
      ingredients.push({ name, lines: [] });
    ingredients.at(-1)!.lines.push(originalText);
  }
  const {
    title,
    description,
    category,
    dietaryCategory,
    prepTime,
    cookTime,
    totalTime,
    yieldText,
    comments,
    author,
    source,
    originalUrl,
  } = recipe;
  return {
    ...emptyPortable(title),
    description,
    ingredients,
    category,
    dietaryCategory,
    prepTime,
    cookTime,
    totalTime,
    // Other programs show what they are given; a default of ours is no statement of the recipe.
    servings: recipe.servingsStated ? recipe.servings : null,
    yieldText,
    comments,
    author,
    source,
    originalUrl,
    tags: [...recipe.tags],
    notes: [...recipe.notes],
    equipment: [...recipe.equipment],
    servingNotes: [...recipe.servingNotes],
    storageNotes: [...recipe.storageNotes],
    tips: [...recipe.tips],
    steps: recipe.instructions.map(({ instruction, group, technique, tip }) => ({
      group,
      text: instruction,
      technique,
      tip,
    })),
    language: recipe.languageCode,
    archived: recipe.state === 'archived',
    createdAt: recipe.createdAt.toISOString(),
  };
}
