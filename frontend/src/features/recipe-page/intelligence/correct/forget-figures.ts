import type { ApolloCache, Reference } from '@apollo/client';

/**
 * Forgets the figures of all recipes that were opened: a correction is for all recipes of the cook. The nutrition of this one stays, as it is looked at and
 * made again.
 */
export function forgetFigures(cache: ApolloCache, recipeId: string): void {
  const opened = new Set<string>();
  cache.modify<Record<string, Reference | null>>({
    fields: {
      recipe(read: Reference | null) {
        if (read) opened.add(read.__ref);
        return read;
      },
    },
    broadcast: false,
  });
  for (const id of opened) {
    cache.evict({ id, fieldName: 'sustainability', broadcast: false });
    if (id !== `Recipe:${recipeId}`) cache.evict({ id, fieldName: 'nutrition', broadcast: false });
  }
}
