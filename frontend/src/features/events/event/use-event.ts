import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { EventDocument } from '../../../generated/documents/event.ts';
import type { EventQuery } from '../../../generated/operations.ts';
import { useCollectionsChange } from '../../../kitchen/collection/use-collections-change.ts';
import { isMissing } from '../../../shared/api/error-kinds.ts';
import { useLive } from '../../../shared/api/use-live.ts';
import type { MenuDish } from '../menu/menu-dish.ts';
import { useMenuRecipes } from './use-menu-recipes.ts';

/** An event as its page shows it. */
export interface ShownEvent extends Omit<EventQuery['event'], 'recipes' | 'firstDishes'> {
  recipes: readonly MenuDish[];
  /** Rises whenever the event, or a recipe of its menu, is to be read anew. */
  reading: number;
}

interface ReadEvent {
  /** Null while it is not known, and where there is none. */
  event: ShownEvent | null;
  /** Why it could not be read. */
  error: unknown;
  /** Recipes of its menu could not be read. */
  unread: boolean;
  refresh: () => void;
}

/**
 * Reads an event, in one request unless its menu is long, and anew when it or a recipe of its menu changes. What was read stays while the server cannot be
 * reached.
 */
export function useEvent(id: string | undefined): ReadEvent {
  const [reading, setReading] = useState(0);
  const { data, previousData, error, refetch } = useQuery(EventDocument, {
    variables: { id: id ?? '' },
    skip: id === undefined,
    // A dish whose recipe cannot be read leaves the others in view.
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const refresh = () => {
    setReading((before) => before + 1);
    void refetch().catch(() => {});
  };
  const wasRead = data !== undefined;
  const isGone = isMissing(error) && !data?.event;
  const told = isGone ? null : (data?.event ?? previousData?.event ?? null);
  const { dishes, failed } = useMenuRecipes(told, reading);
  const event = useMemo(
    () => told && { ...told, recipes: dishes, reading },
    [told, dishes, reading],
  );
  useLive('events.changed', ({ eventId }) => String(eventId) === id && refresh());
  useLive('recipes.changed', ({ recipeId }) => holds(event, String(recipeId)) && refresh());
  useLive('reconnected', refresh);
  useCollectionsChange(refresh);
  useLive('opened', () => wasRead && refresh());
  return { event, error, unread: failed || Boolean(error), refresh };
}

const holds = (event: ShownEvent | null, recipeId: string): boolean =>
  event?.recipes.some(
    (entry) => entry.recipeId === recipeId || entry.magicRecipeId === `magic_${recipeId}`,
  ) === true;
