import type { DinnerEvent, MenuEntry } from '../event/event.ts';
import type { EventStore } from '../event/event-store.ts';
import type { Cook } from '../event/policy.ts';
import { readEvent } from '../event/read-event.ts';
import { recipesThatFit } from './recipes-that-fit.ts';
import type { ShoppingRecipe, ShoppingRecipes } from './recipes-to-shop.ts';
import { shopFor, type NeededAisle, type UnitSystem } from './shop-for.ts';
import type { InTurn } from './turns-of-cooks.ts';

export interface EventShoppingPorts {
  events: Pick<EventStore, 'find'>;
  recipes: ShoppingRecipes;
  inTurn: InTurn;
}

/** What to buy for a menu. */
export interface EventShoppingList {
  eventName: string;
  guestCount: number;
  /** Dishes whose ingredients are on the list. */
  totalRecipes: number;
  itemCount: number;
  aisles: NeededAisle[];
  /** Titles of dishes whose recipe is gone, or not for this cook any more. */
  missing: string[];
  /** Titles of dishes that are not on the list because it would be too long. */
  leftOut: string[];
  /** Titles of dishes whose recipe states no servings: they are scaled from what a recipe without any is taken for. */
  servingsAssumed: string[];
}

/**
 * What to buy for a dinner of the cook, each dish scaled to the guests. Throws 503 while the recipes cannot be read, 429 while too many lists
 * of the cook are being made.
 */
export const eventShoppingList = (
  ports: EventShoppingPorts,
  cook: Cook,
  eventId: number,
  units: UnitSystem,
): Promise<EventShoppingList> =>
  ports.inTurn(cook.id, () => listOfMenu(ports, cook, eventId, units));

async function listOfMenu(
  { events, recipes }: EventShoppingPorts,
  cook: Cook,
  eventId: number,
  units: UnitSystem,
): Promise<EventShoppingList> {
  const event = await readEvent(events, cook, eventId);
  const { found, missing, leftOut } = await dishesToCook(recipes, cook, event);
  const aisles = await shopFor(
    found.map(({ recipe }) => scaled(recipe, event.guestCount)),
    units,
  );
  return {
    eventName: event.name,
    guestCount: event.guestCount,
    totalRecipes: found.length,
    itemCount: aisles.reduce((count, { items }) => count + items.length, 0),
    aisles,
    missing,
    leftOut,
    servingsAssumed: assumedOf(found),
  };
}

/** A dish of a menu with what its recipe needs. */
export interface DishToCook {
  entry: MenuEntry;
  recipe: ShoppingRecipe;
}

/** A menu as one list takes it. */
export interface MenuToCook {
  found: DishToCook[];
  missing: string[];
  leftOut: string[];
}

/** The dishes of a menu in their order, and the titles of those of which nothing is known any more, and of those that are too much for one list. */
export async function dishesToCook(
  recipes: ShoppingRecipes,
  cook: Cook,
  { menu }: DinnerEvent,
): Promise<MenuToCook> {
  const told = await recipesThatFit(
    recipes,
    cook,
    menu.map(({ recipe }) => recipe),
  );
  const [found, missing]: [DishToCook[], string[]] = [[], []];
  for (const [at, recipe] of told.entries()) {
    const entry = menu[at]!;
    if (recipe) found.push({ entry, recipe });
    else missing.push(entry.dish.title);
  }
  return { found, missing, leftOut: menu.slice(told.length).map(({ dish }) => dish.title) };
}

/** A recipe as so many are to eat of it. */
export const scaled = (
  { title, servings, ingredients, languageCode }: ShoppingRecipe,
  eaters: number,
) => ({
  title,
  factor: eaters / Math.max(1, servings),
  ingredients,
  language: languageCode,
});

export const assumedOf = (dishes: readonly { recipe: ShoppingRecipe }[]): string[] =>
  dishes.filter(({ recipe }) => !recipe.servingsStated).map(({ recipe }) => recipe.title);
