// Stands in until the search of the culinary package is there.
import type { Recipe } from './recipe.ts';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
export const searchTerms = (recipe: Pick<Recipe, 'title' | 'description' | 'tags' | 'ingredients'>): string[] => [...new Set(words([recipe.title, recipe.description, ...recipe.tags, ...recipe.ingredients.map(({ name }) => name)].join(' ')))];
export function createSearchIndex() {
  const recipes = new Map<number, readonly string[]>();
  return {
    put: (id: number, terms: readonly string[]) => void recipes.set(id, terms),
    remove: (id: number) => void recipes.delete(id),
    match: (query: string) => ({ *ids() { for (const [id, terms] of recipes) if (words(query).every((word) => terms.some((term) => term.includes(word)))) yield id; } }),
  };
}
