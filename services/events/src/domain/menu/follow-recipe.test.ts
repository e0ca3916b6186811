import { expect, test } from '@jest/globals';
import type { DinnerEvent } from '../event/event.ts';
import type { EventStore } from '../event/event-store.ts';
import { followRecipe } from './follow-recipe.ts';
import type { MenuRecipe } from './recipe-book.ts';

const RECIPE = 7;
const dinner = (id: number, ownerId: string) =>
  ({
    id,
    ownerId,
    version: 1,
    menu: [{ recipe: { id: RECIPE, generated: false }, dish: { title: 'Soup', servings: 4 } }],
  }) as unknown as DinnerEvent;

/** Titles on menus after the recipe was changed, and whose eyes it was read with. */
async function followed(kept: DinnerEvent[], sees: (readerId: string) => string | null) {
  const asked: string[] = [];
  const events = {
    withRecipe: async () => kept,
    async replace(before: DinnerEvent, after: DinnerEvent) {
      kept = kept.map((one) => (one.id === before.id ? after : one));
      return true;
    },
  } as unknown as EventStore;
  const recipes = {
    async find(readerId: string): Promise<MenuRecipe | null> {
      asked.push(readerId);
      const title = sees(readerId);
      return title === null ? null : { title, servings: 4, category: null };
    },
  };
  await followRecipe({ events, recipes }, RECIPE, new Date());
  return { asked, titles: kept.map(({ menu }) => menu[0]!.dish.title) };
}

test.each([
  ['first', ['bo', 'ida', 'ida'], ['Soup', 'Minestrone', 'Minestrone']],
  ['last', ['ida', 'ida', 'bo'], ['Minestrone', 'Minestrone', 'Soup']],
])(
  'a menu of somebody who may not see the recipe stays, be it the %s',
  async (_place, owners, titles) => {
    const dinners = owners.map((ownerId, id) => dinner(id, ownerId));
    const told = await followed(dinners, (id) => (id === 'ida' ? 'Minestrone' : null));
    expect(told.titles).toEqual(titles);
    // Once in each look; what was changed is looked at again.
    expect(told.asked).toEqual([...new Set(owners), ...new Set(owners)]);
  },
);

test('of two who follow at once the one that read earlier and writes later leaves the newer title', async () => {
  let title = 'Soup, second';
  let kept = dinner(1, 'ida');
  const events = {
    withRecipe: async () => [kept],
    find: async () => kept,
    async replace(_before: DinnerEvent, after: DinnerEvent) {
      kept = after;
      return true;
    },
  } as unknown as EventStore;
  const newest = { find: async () => ({ title, servings: 4, category: null }) };
  let begun = () => {};
  let goOn = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const slowAtFirst = {
    async find() {
      const read = await newest.find();
      begun();
      await mayGoOn;
      return read;
    },
  };
  const slow = followRecipe({ events, recipes: slowAtFirst }, RECIPE, new Date());
  await hasBegun;
  title = 'Soup, third';
  await followRecipe({ events, recipes: newest }, RECIPE, new Date());
  goOn();
  await slow;
  expect(kept.menu[0]!.dish.title).toBe('Soup, third');
});

test('each menu has the recipe as its host sees it', async () => {
  const dinners = ['ida', 'bo'].map((ownerId, id) => dinner(id, ownerId));
  expect((await followed(dinners, (id) => `Soup of ${id}`)).titles).toEqual([
    'Soup of ida',
    'Soup of bo',
  ]);
});
