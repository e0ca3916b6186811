import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeBackend } from './test-kit/fake-backend.ts';
import { buildRecipe } from './test-kit/records.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  backend.recipes = [buildRecipe({ id: '1', title: 'Lemon tart' })];
  backend.archived = [
    buildRecipe({ id: '7', title: 'Lemon sole', course: 'main', diet: 'pescetarian' }),
    buildRecipe({ id: '8', title: 'Peach melba' }),
  ];
});
afterEach(() => leaveApp(backend));

const field = async () => (await screen.findAllByRole('searchbox'))[0]!;

test('a search in the archive looks into the archive alone, and goes along to the recipes', async () => {
  const { user } = await openApp('/?view=archive', backend);
  await screen.findByText('2 archived recipes');
  await user.type(await field(), 'lemon');
  await screen.findByText('1 archived recipe for lemon');
  expect(screen.getByRole('link', { name: /Lemon sole/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Lemon tart/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Options' }));
  await user.click(await screen.findByRole('radio', { name: 'Recipes' }));
  await screen.findByText('1 recipe for lemon');
  expect(screen.getByRole('link', { name: /Lemon tart/ })).toBeTruthy();
});

test('what is not in the archive is not found there; Escape shows all again', async () => {
  const { user } = await openApp('/?view=archive', backend);
  await screen.findByText('2 archived recipes');
  await user.type(await field(), 'quince');
  await screen.findByRole('heading', { name: 'No archived recipe for quince' });
  await user.type(await field(), '{Escape}');
  await screen.findByText('2 archived recipes');
  await waitFor(() => expect(location.search).toBe('?view=archive'));
});
