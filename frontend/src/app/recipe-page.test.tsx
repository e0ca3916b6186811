import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildRecipe } from './test-kit/records.ts';
import { openApp } from './test-kit/open-app.tsx';
import { backend, named, open } from './test-kit/open-recipe.ts';

test('shows boxes while it loads', async () => {
  backend.answers.set('query Recipe', () => new Promise(() => {}));
  await openApp('/recipes/42', backend);
  await waitFor(() => expect(document.querySelector('main[aria-busy]')).toBeTruthy());
  expect((await named('link', 'Convivio')).getAttribute('href')).toBe('/landing');
});

test('a recipe that is not there says so', async () => {
  await openApp('/recipes/7', backend);
  await named('heading', 'Recipe Not Found');
  expect(
    screen.getByText("The recipe you're looking for doesn't exist or has been removed."),
  ).toBeTruthy();
  expect((await named('link', 'Browse All Recipes')).getAttribute('href')).toBe('/');
});

test.each(['/recipes/lemon-tart', '/recipes/1%2F2', '/recipes/-1'])(
  '%s is an invalid recipe URL',
  async (address) => {
    await openApp(address, backend);
    await named('heading', 'Invalid recipe URL');
    expect(
      backend.calls.some(
        ({ body }) => (body as { operationName?: string } | undefined)?.operationName === 'Recipe',
      ),
    ).toBe(false);
  },
);

test('a recipe that cannot be fetched can be tried again', async () => {
  backend.answers.set('query Recipe', () => new Response('', { status: 503 }));
  const { user } = await openApp('/recipes/42', backend);
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
  let openLine = () => {};
  backend.answers.set(
    'GET /api/stream',
    () =>
      new Promise(
        (resolve) =>
          (openLine = () =>
            resolve(
              new Response(new ReadableStream(), {
                headers: { 'content-type': 'text/event-stream' },
              }),
            )),
      ),
  );
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

test('a visitor who asks for edit mode reads', async () => {
  backend.user = null;
  await open({}, '?mode=edit');
  expect(screen.getByRole('region', { name: 'Ingredients' })).toBeTruthy();
});

describe('keys', () => {
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.body, { key, ctrlKey: true, ...more });

  test('Ctrl+P prints our page', async () => {
    await open();
    expect(press('p')).toBe(false);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  test('Cmd+E begins to edit', async () => {
    await open();
    press('e', { ctrlKey: false, metaKey: true });
    await waitFor(() => expect(location.search).toBe('?mode=edit'));
  });

  test('Ctrl+E is nothing to a visitor', async () => {
    backend.user = null;
    await open();
    expect(press('e')).toBe(true);
    expect(location.search).toBe('');
  });
});
