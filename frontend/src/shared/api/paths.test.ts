import { expect, test } from '@jest/globals';
import { paths } from './paths.ts';

test('an id cannot leave its place', () => {
  expect(paths.recipe.getHref('../admin?x=1')).toBe('/recipes/..%2Fadmin%3Fx%3D1');
});

test('the login is told where to come back to', () => {
  expect(paths.login.getHref('/recipes/42?a=b')).toBe(
    '/api/login?returnTo=%2Frecipes%2F42%3Fa%3Db',
  );
});
