import { invalid } from '@convivio/platform/errors';
import type { RecipeRef } from '../event/event.ts';
import type { Cook } from '../event/policy.ts';
import { readEvent } from '../event/read-event.ts';
import { recipeNotFound } from '../event/recipe.ts';
import { asManyAsFit } from './as-many-as-fit.ts';
import { assumedOf, dishesToCook, scaled, type EventShoppingPorts } from './event-shopping-list.ts';
import { recipesThatFit } from './recipes-that-fit.ts';
import type { ShoppingRecipes } from './recipes-to-shop.ts';
import { shopFor, type NeededAisle, type UnitSystem } from './shop-for.ts';
import { LIMITS } from './shopping-limits.data.ts';
import { refuseTooMany, type WrittenItem } from './write-item.ts';

/** A recipe of a list, for so many; for as many as it states unless told. */
export interface ListRecipe {
  recipe: RecipeRef;
  servings?: number | null | undefined;
}

/** What a list is made of: recipes, or the menu of a dinner, and items by hand. */
export interface ListSource {
  recipes?: readonly ListRecipe[] | null | undefined;
  eventId?: number | null | undefined;
  items?: readonly WrittenItem[] | null | undefined;
  units?: UnitSystem | null | undefined;
}

export interface NeededForList {
  refs: RecipeRef[];
  aisles: NeededAisle[];
  /** Titles of recipes that state no servings. */
  servingsAssumed: string[];
  /** Titles of dishes of the menu that are not on the list: their recipe is gone, or the list would be too long. */
  leftOut: string[];
}

/** What a list needs of its recipes or of its menu. Throws 404 for a recipe or a dinner that the cook may not see, 429 and 503 as lists of dinners do. */
export async function neededFor(
  ports: EventShoppingPorts,
  cook: Cook,
  source: ListSource,
): Promise<NeededForList> {
  const { eventId, items } = source;
  const recipes = source.recipes ?? [];
  const units = source.units ?? 'metric';
  if (items) refuseTooMany(items);
  if (eventId != null) {
    if (recipes.length > 0)
      throw invalid(
        'SHOPPING_LIST_INVALID',
        'A list is made of recipes or of an event, not both.',
        {
          eventId: 'cannot be given beside recipes',
        },
      );
    return ports.inTurn(cook.id, () => ofEvent(ports, cook, eventId, source));
  }
  if (recipes.length > 0) {
    const wanted = eachOnce(recipes);
    return ports.inTurn(cook.id, () => ofRecipes(ports.recipes, cook, wanted, units));
  }
  if (!items)
    throw invalid('RECIPES_MISSING', 'Please select at least one recipe', {
      recipes: 'must be at least one',
    });
  return { refs: [], aisles: [], servingsAssumed: [], leftOut: [] };
}

async function ofEvent(
  { events, recipes }: EventShoppingPorts,
  cook: Cook,
  eventId: number,
  { units, items }: ListSource,
): Promise<NeededForList> {
  const event = await readEvent(events, cook, eventId);
  const menu = await dishesToCook(recipes, cook, event);
  if (menu.found.length === 0)
    throw invalid('MENU_EMPTY', 'There is no recipe on the menu of this event to shop for.', {
      eventId: 'has no recipes on its menu',
    });
  const shopForFirst = (count: number) =>
    shopFor(
      menu.found.slice(0, count).map(({ recipe }) => scaled(recipe, event.guestCount)),
      units ?? 'metric',
    );
  const { count, aisles } = await asManyAsFit(menu.found.length, shopForFirst, items?.length ?? 0);
  const found = menu.found.slice(0, count);
  const tooMuch = menu.found.slice(count).map(({ entry }) => entry.dish.title);
  return {
    refs: found.map(({ entry }) => entry.recipe),
    aisles,
    servingsAssumed: assumedOf(found),
    leftOut: [...menu.missing, ...tooMuch, ...menu.leftOut],
  };
}

async function ofRecipes(
  recipes: ShoppingRecipes,
  cook: Cook,
  wanted: readonly ListRecipe[],
  units: UnitSystem,
): Promise<NeededForList> {
  const refs = wanted.map(({ recipe }) => recipe);
  const told = await recipesThatFit(recipes, cook, refs);
  if (told.includes(null)) throw recipeNotFound();
  if (told.length < refs.length)
    throw invalid(
      'SHOPPING_LIST_TOO_LONG',
      `These recipes have too many lines for one list: the first ${told.length} of them fit. Make several lists.`,
      { recipes: 'have too many lines together' },
    );
  const found = wanted.map(({ servings }, at) => {
    const recipe = told[at]!;
    return { recipe, servings: servings ?? recipe.servings };
  });
  return {
    refs,
    aisles: await shopFor(
      found.map(({ recipe, servings }) => scaled(recipe, servings)),
      units,
    ),
    servingsAssumed: assumedOf(found),
    leftOut: [],
  };
}

/** A recipe that is named twice for as many is meant once. Throws 422 for what is no list of recipes. */
function eachOnce(recipes: readonly ListRecipe[]): ListRecipe[] {
  const found = new Map<number, ListRecipe>();
  for (const one of recipes) {
    if (one.servings != null && !(one.servings >= 1 && one.servings <= LIMITS.servings))
      throw refused(
        `Servings must be a whole number from 1 to ${LIMITS.servings.toLocaleString('en')}.`,
        `must each have 1 to ${LIMITS.servings.toLocaleString('en')} servings`,
      );
    const before = found.get(one.recipe.id);
    if (before && (before.servings ?? null) !== (one.servings ?? null))
      throw refused(
        'The same recipe is on this list for two numbers of servings. Name it once.',
        'must name each recipe once',
      );
    found.set(one.recipe.id, one);
  }
  if (found.size > LIMITS.recipes)
    throw refused(
      `A list can be made of ${LIMITS.recipes} recipes.`,
      `must be at most ${LIMITS.recipes}`,
    );
  return [...found.values()];
}

const refused = (sentence: string, about: string) =>
  invalid('SHOPPING_LIST_INVALID', sentence, { recipes: about });
