import { beforeEach, expect, test } from '@jest/globals';
import { loneCook } from '../event/test-kit/lone-cook.ts';
import type { Announcement } from '@convivio/contracts/announcement';
import { addItem } from './add-item.ts';
import { changeList } from './change-list.ts';
import type { ListStore } from './list-store.ts';
import { LIMITS } from './shopping-limits.data.ts';
import type { ShoppingList } from './shopping-list.ts';
import { tickItems } from './tick-items.ts';
import { updateItem } from './update-item.ts';
import { newItem } from './write-item.ts';

const now = new Date('2026-07-01T12:00Z');
const ida = loneCook('ida');
let kept: ShoppingList;
let announced: Announcement[];
/** How often another process is faster. */
let lostRaces: number;
let writes: number;
beforeEach(() => {
  kept = {
    id: 1,
    ownerId: 'ida',
    title: 'A',
    titledIn: 1,
    recipes: [],
    items: [],
    goneKeys: [],
    servingsAssumed: [],
    leftOut: [],
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  [announced, lostRaces, writes] = [[], 0, 0];
});

const store = {
  find: async () => kept,
  async replace(before: ShoppingList, after: ShoppingList, told: Announcement[]) {
    writes++;
    if (lostRaces-- > 0) kept = { ...kept, title: `${kept.title}!`, version: kept.version + 1 };
    if (kept.version !== before.version) return false;
    [kept, announced] = [after, [...announced, ...told]];
    return true;
  },
} as unknown as ListStore;
const append = (letter: string) =>
  changeList(store, ida, 1, now, (list) => ({ ...list, title: list.title + letter }));

test('changes that come while a list is written are written together, each with its own version', async () => {
  const lists = await Promise.all(['b', 'c', 'd'].map(append));
  expect(lists.map(({ title, version }) => `${version} ${title}`)).toEqual([
    '2 Ab',
    '3 Abc',
    '4 Abcd',
  ]);
  expect(kept).toEqual(lists[2]);
  expect(writes).toBe(2);
  expect(announced).toHaveLength(2);
});

test('a change that is refused fails alone, and one that changes nothing is not written', async () => {
  const fail = () =>
    changeList(store, ida, 1, now, () => {
      throw new Error('burnt');
    });
  const nothing = () => changeList(store, ida, 1, now, () => null);
  const other = () => changeList(store, loneCook('bo'), 1, now, (list) => list);
  const told = await Promise.allSettled([append('b'), fail(), nothing(), other(), append('c')]);
  expect(told.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(kept).toMatchObject({ title: 'Abc', version: 3 });
  await nothing();
  expect(announced).toHaveLength(2);
});

test('a change that lost a race to another process is made anew', async () => {
  lostRaces = 3;
  expect(await append('b')).toMatchObject({ title: 'A!!!b', version: 5 });
});

test('who loses every race is asked to try again', async () => {
  lostRaces = 1_000;
  await expect(append('b')).rejects.toMatchObject({ status: 409, code: 'SHOPPING_LIST_BUSY' });
});

test('a list that is full of text grows no further, and is ticked and shortened', async () => {
  const full = { ...newItem({ name: 'Beef' }, 1), lines: ['x'.repeat(LIMITS.text)] };
  kept = { ...kept, items: [full] };
  const ports = { lists: store, useKey: async () => {} };
  const tooLong = { status: 422, code: 'SHOPPING_LIST_TOO_LONG' };
  const edit = (name: string) => updateItem(store, ida, 1, 1, { name }, now);
  await expect(addItem(ports, ida, 1, { name: 'Milk' }, null, () => 2, now)).rejects.toMatchObject(
    tooLong,
  );
  await expect(edit('Good beef')).rejects.toMatchObject(tooLong);
  const ticks = [{ itemId: 1, checked: true }];
  expect((await tickItems(store, ida, 1, ticks, now)).items[0]!.checked).toBe(true);
  expect((await edit('Ox')).items[0]!.name).toBe('Ox');
});
