import type { RecipeForm } from './recipe-form.ts';

/** The whole recipe as plain text. */
export function recipeText({
  title,
  description,
  prepTime,
  cookTime,
  servings,
  tags,
  ingredientText,
  instructionText,
}: RecipeForm): string {
  const facts = [
    servings !== null && `Serves ${servings}`,
    prepTime && `Prep time: ${prepTime}`,
    cookTime && `Cook time: ${cookTime}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n');
  return [
    title,
    description,
    facts,
    `Ingredients\n${ingredientText}`,
    `Instructions\n${instructionText}`,
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}
