import { beforeEach, expect, test } from '@jest/globals';
import type {
  StandaloneListFragment,
  StandaloneListItemFragment,
} from '../../../generated/operations.ts';
import { KeptLists } from './kept-lists.ts';
import { KnownLists, type ChangedList } from './known-lists.ts';

const item = (id: string, checked = false, name = `thing ${id}`): StandaloneListItemFragment => ({
  id,
  name,
  amount: null,
  unit: null,
  checked,
  category: 'Other',
  recipeName: null,
  staple: false,
  sources: [],
});
const list = (version: number, items: StandaloneListItemFragment[]): StandaloneListFragment => ({
  id: '7',
  userId: 'u1',
  title: 'Market',
  recipeCount: 0,
  servingsAssumed: [],
  leftOut: [],
  version,
  items,
});
const changes = (
  version: number,
  changedItems: StandaloneListItemFragment[],
  more: Partial<ChangedList> = {},
): ChangedList => ({
  id: '7',
  title: 'Market',
  version,
  itemCount: 2,
  changedItems,
  ...more,
});

let known: KnownLists;
const shown = () => known.get('7') as StandaloneListFragment;
beforeEach(() => {
  known = new KnownLists(new KeptLists('u1'));
  known.accept(list(3, [item('1'), item('2')]));
});

test('changes since the version that is known make the list what it is, whoever made them', () => {
  expect(known.acceptChanges(changes(6, [item('1', true), item('2', true, 'figs')]), 3)).toBe(true);
  expect(shown()).toMatchObject({
    version: 6,
    items: [{ checked: true }, { checked: true, name: 'figs' }],
  });
});

test('what did not change stays the same object', () => {
  const [, second] = shown().items;
  known.acceptChanges(changes(4, [item('1', true)]), 3);
  expect(shown().items[1]).toBe(second);
});

test('a new title is taken with them', () => {
  known.acceptChanges(changes(4, [], { title: 'Fish market' }), 3);
  expect(shown().title).toBe('Fish market');
});

test.each([
  ['something was taken off', changes(5, [], { itemCount: 1 })],
  ['something was added', changes(5, [item('3')], { itemCount: 3 })],
  ['something was added and another taken off', changes(5, [item('3')])],
])('the list must be read where %s', (_case, told) => {
  expect(known.acceptChanges(told, 3)).toBe(false);
  expect(shown().version).toBe(3);
});

test('an answer that comes behind a later one changes nothing', () => {
  known.accept(list(9, [item('1'), item('2')]));
  expect(known.acceptChanges(changes(4, [item('1', true)]), 3)).toBe(true);
  expect(shown()).toMatchObject({ version: 9, items: [{ checked: false }, {}] });
});

test('changes of a list that was not read, or since a version later than is known, must be read', () => {
  expect(new KnownLists(new KeptLists('u1')).acceptChanges(changes(4, []), 0)).toBe(false);
  expect(known.acceptChanges(changes(8, []), 5)).toBe(false);
});
