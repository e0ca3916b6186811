import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeBackend } from './test-kit/fake-backend.ts';
import { buildRecipe } from './test-kit/records.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  backend.recipes = [buildRecipe()];
  backend.archived = [buildRecipe({ id: '7', title: 'Peach melba' })];
});
afterEach(() => leaveApp(backend));

const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
const inMain = () => within(screen.getByRole('main'));
const openOptions = async (address: string) => {
  const { user } = await openApp(address, backend);
  await screen.findByRole('link', { name: address === '/' ? /Lemon tart/ : /Peach melba/ });
  await user.click(await named('button', 'Options'));
  return { user, options: within(await named('dialog', 'Options')) };
};

test('the logo leads to the landing page', async () => {
  await openApp('/', backend);
  await named('link', /Lemon tart/);
  expect(
    within(screen.getByRole('banner')).getByRole('link', { name: 'Convivio' }).getAttribute('href'),
  ).toBe('/landing');
});

test('Delete Mode is not offered while it is on', async () => {
  const { user, options } = await openOptions('/');
  await user.click(options.getByRole('button', { name: 'Delete Mode' }));
  await named('region', 'Delete Mode');
  await user.click(await named('button', 'Options'));
  expect(
    within(await named('dialog', 'Options')).queryByRole('button', { name: 'Delete Mode' }),
  ).toBeNull();
});

test('Delete Mode is not offered in the archive, where nothing is left to archive', async () => {
  const { options } = await openOptions('/?view=archive');
  expect(options.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  expect(options.queryByRole('button', { name: 'Delete Mode' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Archive / })).toBeNull();
});

test('View and Display show what is chosen, and turn to the other', async () => {
  const { user, options } = await openOptions('/');
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ labels, ariaLabel }) => ariaLabel ?? labels?.[0]?.textContent);
  expect(chosen()).toEqual(['Recipes', 'Cards']);
  await user.click(options.getByRole('radio', { name: 'List' }));
  expect(chosen()).toEqual(['Recipes', 'List']);
  await user.click(options.getByRole('radio', { name: 'Cards' }));
  expect(localStorage.getItem('recipe-view-mode')).toBe('card');
  await user.click(options.getByRole('radio', { name: 'Archive' }));
  await named('heading', 'Archive');
  await user.click(await named('button', 'Options'));
  expect(chosen()).toEqual(['Archive', 'Cards']);
  await user.click(await named('radio', 'Recipes'));
  await named('heading', 'Recipes');
});

test('an administrator finds the way to the Admin Dashboard', async () => {
  backend.user = { ...backend.user!, isAdmin: true };
  const { options } = await openOptions('/');
  expect(options.getByRole('link', { name: 'Admin Dashboard' }).getAttribute('href')).toBe(
    '/admin',
  );
});

test('the floating button offers the same ways to add, and is not in the archive', async () => {
  const { user } = await openApp('/', backend);
  await named('link', /Lemon tart/);
  await user.click(inMain().getByRole('button', { name: 'Add Recipe' }));
  const menu = await named('menu', 'Add Recipe');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Upload Recipe', 'Take Photo', 'Magic Chef', 'Write a Recipe']);
  await user.click(within(menu).getByRole('menuitem', { name: 'Write a Recipe' }));
  await named('heading', 'New recipe');
  leaveApp(backend);
  await openApp('/?view=archive', backend);
  await named('link', /Peach melba/);
  expect(inMain().queryByRole('button', { name: 'Add Recipe' })).toBeNull();
});
