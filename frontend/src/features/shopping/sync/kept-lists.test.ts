import { beforeEach, expect, test } from '@jest/globals';
import { forgetCook, keepCook } from '../../../shared/session/kept-cook.ts';
import { KeptLists } from './kept-lists.ts';

const cook = (id: string) => ({
  id,
  firstName: 'Ilaria',
  lastName: 'Conti',
  email: `${id}@example.org`,
  isAdmin: false,
});
const list = (id: string, title = 'Saturday') => ({
  id,
  userId: 'u1',
  title,
  recipeCount: 0,
  items: [],
  servingsAssumed: [],
  leftOut: [],
  version: 1,
});
const cards = {
  nodes: [
    { id: '7', userId: 'u1', title: 'Saturday', recipeCount: 0, itemCount: 0, checkedCount: 0 },
  ],
  pageInfo: { endCursor: 'x', hasNextPage: true },
  totalCount: 30,
};

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    localStorage: new Proxy(
      {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => void stored.set(key, text),
        removeItem: (key: string) => void stored.delete(key),
      },
      {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  });
});

test('lists are kept as they were read, the cards as if there were no more', () => {
  keepCook(cook('u1'));
  const kept = new KeptLists('u1');
  kept.keepCards(cards);
  kept.keep(list('7'));
  kept.keep(list('7', 'Sunday'));
  const again = new KeptLists('u1');
  expect(again.list('7')?.title).toBe('Sunday');
  expect(again.list('8')).toBeNull();
  expect(again.cards()).toEqual({ ...cards, pageInfo: { endCursor: 'x', hasNextPage: false } });
});

test('the five that were open last are kept', () => {
  keepCook(cook('u1'));
  const kept = new KeptLists('u1');
  for (const id of ['1', '2', '3', '1', '4', '5', '6']) kept.keep(list(id));
  expect(['1', '2', '3', '4', '5', '6'].filter((id) => kept.list(id))).toEqual([
    '1',
    '3',
    '4',
    '5',
    '6',
  ]);
});

test('nothing of a cook stays once they have signed out or another has come, and nothing comes after', () => {
  keepCook(cook('u1'));
  const kept = new KeptLists('u1');
  kept.keep(list('7'));
  keepCook(cook('u2'));
  expect(kept.list('7')).toBeNull();
  kept.keep(list('7'));
  expect(kept.list('7')).toBeNull();
  new KeptLists('u2').keep(list('8'));
  forgetCook();
  expect([...stored.keys()]).toEqual([]);
});

test('what is malformed on the device is none', () => {
  stored.set('kept:u1:cards', '{"nodes": 7');
  stored.set('kept:u1:list:7', '[]');
  stored.set('kept-cook', '"u1"');
  const kept = new KeptLists('u1');
  expect([kept.cards(), kept.list('7')]).toEqual([null, null]);
});
