import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { MenuRecipesDocument } from '../../../generated/documents/menu-recipes.ts';
import type { EventQuery } from '../../../generated/operations.ts';
import type { DishRecipe, MenuDish } from '../menu/menu-dish.ts';

/** As many as come with the event itself: most menus are read in one request. */
const PAGE = 25;

interface Told {
  recipe: DishRecipe | null;
  /** Which reading told it. */
  reading: number;
  failed: boolean;
}
type ToldById = ReadonlyMap<string, Told>;

const nothing: ToldById = new Map();

interface ReadMenu {
  dishes: readonly MenuDish[];
  /** Some recipes could not be read. */
  failed: boolean;
}

/**
 * The dishes of an event with what is shown of their recipes: of the first ones it is known with the event, of the others it is read behind it, page by
 * page. What was told in another `reading` is read anew, and shown until then.
 */
export function useMenuRecipes(event: EventQuery['event'] | null, reading: number): ReadMenu {
  const client = useApolloClient();
  const [told, setTold] = useState(nothing);
  const menu = useMemo(() => (event ? menuOf(event, told) : []), [event, told]);
  const isMissing = ({ id, known }: Known) => !known && told.get(id)?.reading !== reading;
  const from = menu.findIndex(isMissing);
  const run = menu.slice(from, from + PAGE);
  const end = run.findIndex((dish) => !isMissing(dish));
  const first = from < 0 ? 0 : end < 0 ? run.length : end;
  const eventId = event?.id;
  useEffect(() => {
    if (eventId === undefined || first === 0) return;
    let left = false;
    const asked = menu.slice(from, from + first).map(({ id }) => id);
    const read = async () => {
      const { dishes, failed } = await client
        .query({
          query: MenuRecipesDocument,
          variables: { id: eventId, first, offset: from },
          fetchPolicy: 'no-cache',
          errorPolicy: 'all',
        })
        .then(
          ({ data, error }) => ({ dishes: data?.event?.recipes ?? [], failed: Boolean(error) }),
          () => ({ dishes: [], failed: true }),
        );
      if (left) return;
      const found = new Map(dishes.map(({ id, recipe }) => [id, recipe]));
      setTold((before) => {
        const all = new Map(before);
        for (const id of new Set([...asked, ...found.keys()])) {
          // What was told before stays where nothing is told now.
          const recipe = found.get(id) ?? (failed ? (before.get(id)?.recipe ?? null) : null);
          all.set(id, { recipe, reading, failed: failed || !found.has(id) });
        }
        return all;
      });
    };
    void read();
    return () => {
      left = true;
    };
    // The dishes that are asked for follow from where they stand.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, eventId, from, first, reading]);
  return { dishes: menu, failed: menu.some(({ id, known }) => !known && told.get(id)?.failed) };
}

interface Known extends MenuDish {
  /** With the event itself. */
  known: boolean;
}

function menuOf({ recipes, firstDishes }: EventQuery['event'], told: ToldById): Known[] {
  const first = new Map(firstDishes.map(({ id, recipe }) => [id, recipe]));
  return recipes.map((entry) => {
    const known = first.has(entry.id);
    const recipe = known ? first.get(entry.id) : told.get(entry.id)?.recipe;
    return { ...entry, recipe, known };
  });
}
