import { expect, test } from '@jest/globals';
import { paths } from './paths.ts';

test('a recipe is opened from an event with what the event knows', () => {
  expect(paths.recipe.getHref(42, { eventId: 7, servingMultiplier: 1.5, mode: 'prepare' })).toBe('/recipes/42?eventId=7&servingMultiplier=1.5&mode=prepare');
});

test('a plain recipe has a plain address', () => {
  expect(paths.recipe.getHref('magic_9')).toBe('/recipes/magic_9');
});

test('an id cannot leave its place', () => {
  expect(paths.shared.getHref('../admin?x=1')).toBe('/shared/..%2Fadmin%3Fx%3D1');
});
