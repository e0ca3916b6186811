import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeBackend } from '../test-kit/fake-backend.ts';
import { leavePage, named } from '../test-kit/mount-feature.tsx';
import { buildRecipe } from '../test-kit/records.ts';
import { openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  backend.recipes = [buildRecipe()];
  backend.archived = [
    buildRecipe({ id: '7', title: 'Peach melba' }),
    buildRecipe({ id: '8', title: 'Lemon sole', course: 'main', diet: 'pescetarian' }),
  ];
});
afterEach(() => leavePage(backend));

const openOptions = async (address: string) => {
  const { user } = await openApp(address, backend);
  await named('link', address === '/' ? /Lemon tart/ : /Peach melba/);
  await user.click(await named('button', 'Options'));
  return { user, options: within(await named('dialog', 'Options')) };
};
const mayTakeOut = () => screen.queryByRole('button', { name: 'Delete Mode' }) !== null;

test('Delete Mode is offered until it is on, and not in the archive', async () => {
  const { user, options } = await openOptions('/');
  await user.click(options.getByRole('button', { name: 'Delete Mode' }));
  await named('region', 'Delete Mode');
  await user.click(await named('button', 'Options'));
  await named('button', 'Sign Out');
  expect(mayTakeOut()).toBe(false);
  await user.click(await named('radio', 'Archive'));
  await named('link', /Peach melba/);
  expect(screen.queryByRole('button', { name: /^Archive / })).toBeNull();
  await user.click(await named('button', 'Options'));
  await named('button', 'Sign Out');
  expect(mayTakeOut()).toBe(false);
});

test('Delete Mode is offered only where there is something to take out', async () => {
  backend.recipes = [];
  const { user } = await openApp('/', backend);
  await named('heading', 'The table is laid');
  await user.click(await named('button', 'Options'));
  await named('button', 'Sign Out');
  expect(mayTakeOut()).toBe(false);
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
  expect(localStorage.getItem('recipe-view-mode')).toBe('list');
  await user.click(options.getByRole('radio', { name: 'Archive' }));
  await named('heading', 'Archive');
  await user.click(await named('button', 'Options'));
  expect(chosen()).toEqual(['Archive', 'List']);
});

test('a search looks into the archive alone, stands in the address and goes along to the recipes', async () => {
  const { user } = await openApp('/?view=archive', backend);
  await screen.findByText('2 archived recipes');
  await user.type((await screen.findAllByRole('searchbox'))[0]!, 'lemon');
  await screen.findByText('1 archived recipe for lemon');
  expect(screen.getByRole('link', { name: /Lemon sole/ })).toBeTruthy();
  await waitFor(() => expect(location.search).toBe('?view=archive&q=lemon'));
  await user.click(await named('button', 'Options'));
  await user.click(await named('radio', 'Recipes'));
  await screen.findByText('1 recipe for lemon');
  expect(screen.getByRole('link', { name: /Lemon tart/ })).toBeTruthy();
});

test('the panel takes the place of the library, and the way back closes it', async () => {
  const { user } = await openApp('/', backend);
  await screen.findByText('1 recipe');
  await user.click((await screen.findAllByRole('button', { name: 'Add Recipe' }))[0]!);
  await user.click(await named('menuitem', 'Upload Recipe'));
  await named('heading', 'Add Recipe');
  expect(screen.queryByRole('heading', { name: 'Recipes' })).toBeNull();
  history.back();
  await named('heading', 'Recipes');
});

test.each([
  ['Invite Users', 'Invite New Users'],
  ['Import Recipes', 'Import recipes'],
  ['Export Library', 'Export your recipes'],
])('%s opens its dialog', async (name, title) => {
  const { user } = await openOptions('/');
  await user.click(await named('button', name));
  await named('dialog', title);
});
