import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildRecipe } from '../../test-kit/records.ts';
import { named } from '../../test-kit/mount-feature.tsx';
import { backend, open, openAddress } from './test-kit/open-recipe.ts';

test('shows boxes while it loads', async () => {
  backend.answers.set('query Recipe', () => new Promise(() => {}));
  await openAddress('/recipes/42');
  await waitFor(() => expect(document.querySelector('main[aria-busy]')).toBeTruthy());
  expect((await named('link', 'Convivio')).getAttribute('href')).toBe('/landing');
});

test('a recipe that cannot be fetched can be tried again', async () => {
  backend.answers.set('query Recipe', () => new Response('', { status: 503 }));
  const { user } = await openAddress('/recipes/42');
  await named('heading', 'The recipe could not be opened');
  backend.answers.clear();
  backend.pages = [buildRecipe({ id: '42' })];
  await user.click(await named('button', 'Try Again'));
  await screen.findByRole('heading', { level: 1, name: 'Lemon tart' });
});

test('a change from elsewhere shows at once', async () => {
  await open();
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  backend.pages = [buildRecipe({ id: '42', title: 'Lime tart', version: 2 })];
  backend.send('recipes.changed', { recipeId: 42, change: 'changed' });
  await screen.findByRole('heading', { level: 1, name: 'Lime tart' });
});

test('a change between the reading and the opening of the line shows when it opens', async () => {
  const openLine = backend.holdLine();
  await open();
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  backend.pages = [buildRecipe({ id: '42', title: 'Lime tart', version: 2 })];
  openLine();
  await screen.findByRole('heading', { level: 1, name: 'Lime tart' });
});

test('a recipe that was deleted elsewhere is gone here too', async () => {
  await open();
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  backend.pages = [];
  backend.send('recipes.changed', { recipeId: 42, change: 'deleted' });
  await named('heading', 'Recipe Not Found');
});

test('a visitor reads a public recipe and finds Sign In', async () => {
  backend.user = null;
  await open();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/api/login?returnTo=%2Frecipes%2F42',
  );
  for (const name of ['Actions', 'Shopping List', 'Edit Recipe', 'Add comments'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Scale Recipe' })).toBeTruthy();
});

test('a recipe that everybody may read says so, and changes with a word from elsewhere', async () => {
  await open({ visibility: 'public' });
  expect(screen.getByText('Public')).toBeTruthy();
  backend.pages = [buildRecipe({ id: '42', version: 2 })];
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  backend.send('recipes.changed', { recipeId: 42, change: 'changed' });
  await waitFor(() => expect(screen.queryByText('Public')).toBeNull());
});

test('a visitor who asks for edit mode reads', async () => {
  backend.user = null;
  await open({}, '?mode=edit');
  expect(screen.getByRole('region', { name: 'Ingredients' })).toBeTruthy();
});

describe('keys', () => {
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.body, { key, ctrlKey: true, ...more });

  test('Ctrl+E is nothing to a visitor', async () => {
    backend.user = null;
    await open();
    expect(press('e')).toBe(true);
    expect(location.search).toBe('');
  });
});
