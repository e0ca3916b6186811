import type { PortableRecipe } from '../../../recipe/portable-recipe.ts';
import { readStatedValues } from '../../front-matter/stated-values.ts';

/** Puts statements of the head where they belong; what has no place of its own becomes a note. */
export function applyMetadata(
  recipe: PortableRecipe,
  values: Iterable<[string, readonly string[]]>,
): void {
  const { facts, address, others } = readStatedValues(values);
  const { tags = [], courseText, ...stated } = facts;
  Object.assign(recipe, stated);
  recipe.originalUrl = address ?? recipe.originalUrl;
  recipe.courseText ??= courseText ?? null;
  recipe.tags = [...new Set([...recipe.tags, ...tags, ...(courseText?.split(', ') ?? [])])];
  for (const [key, value] of others)
    recipe.notes.push(`${key.charAt(0).toUpperCase()}${key.slice(1)}: ${value}`);
}
