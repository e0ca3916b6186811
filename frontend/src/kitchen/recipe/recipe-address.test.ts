import { expect, test } from '@jest/globals';
import { isRecipeId, readAddress, withMode } from './recipe-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

test('reads event, multiplier and mode', () => {
  expect(read('eventId=12&servingMultiplier=1.5&mode=edit')).toEqual({
    eventId: '12',
    multiplier: 1.5,
    editing: true,
  });
  expect(read('')).toEqual({ eventId: null, multiplier: 1, editing: false });
});

test.each(['view', 'prepare', 'EDIT', ''])('mode %p is for reading', (mode) => {
  expect(read(`mode=${mode}`).editing).toBe(false);
});

test.each(['0', '-2', 'NaN', 'Infinity', '1e9', 'two', ''])(
  'a multiplier of %p is ignored',
  (multiplier) => {
    expect(read(`servingMultiplier=${multiplier}`).multiplier).toBe(1);
  },
);

test.each(['../admin', ' ', '<b>', '1/2'])('an event %p is none', (id) => {
  expect(read(`eventId=${encodeURIComponent(id)}`).eventId).toBeNull();
});

test.each(['7', '9007199254740991', 'magic_7'])('%p can be the id of a recipe', (id) => {
  expect(isRecipeId(id)).toBe(true);
});

test.each([
  '',
  'abc',
  '-1',
  '1e5',
  '9007199254740992',
  '9999999999999999999',
  'magic_',
  'magic_9007199254740992',
])('%p can be the id of no recipe', (id) => {
  expect(isRecipeId(id)).toBe(false);
});

test('the way out of edit mode keeps the event and the servings', () => {
  const query = new URLSearchParams('eventId=12&servingMultiplier=2&mode=edit');
  expect(withMode(query, null)).toBe('eventId=12&servingMultiplier=2');
  expect(withMode(new URLSearchParams(''), 'edit')).toBe('mode=edit');
});
