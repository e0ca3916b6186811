import type { Recipe } from './recipe.ts';

/** Who asks, as far as the rules care. */
export interface Reader {
  id: string;
}

/** Owners see their recipes; anybody sees a public one. */
export function maySee(reader: Reader | null, recipe: Recipe): boolean {
  return recipe.visibility === 'public' || reader?.id === recipe.ownerId;
}
