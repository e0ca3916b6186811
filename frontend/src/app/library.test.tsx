import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCard, FakeBackend } from './test-kit/fake-backend.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leaveApp(backend));

const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });

test('shows the recipes by course, with their number, time and diet', async () => {
  backend.recipes = [buildCard(), buildCard({ id: '2', title: 'Leek vinaigrette', category: 'starter', dietaryCategory: 'vegetarian', cookTime: null, prepTime: 'PT35M' })];
  await openApp('/', backend);
  await named('heading', /Starters/);
  expect(screen.getByText('2 recipes')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Mains/ })).toBeNull();
  const card = within(await named('region', 'Starters 1')).getByRole('link');
  expect(card.getAttribute('href')).toBe('/recipes/2');
  expect(card.textContent).toBe('Leek vinaigrette35\u00a0minVegetarian');
  expect(within(screen.getByRole('region', { name: 'Desserts 1' })).getByRole('link').textContent).toContain('1\u00a0h\u00a025');
});

test('shows four skeletons a course while it loads', async () => {
  backend.answers.set('query Recipes', () => new Promise(() => {}));
  await openApp('/', backend);
  expect(await screen.findByText('Loading...', { selector: 'main *' })).toBeTruthy();
  expect(document.querySelectorAll('main section li')).toHaveLength(12);
});

test('keeps the chosen display on the device', async () => {
  backend.recipes = [buildCard({ description: 'Crisp pastry' })];
  const { user } = await openApp('/', backend);
  await user.click(await named('button', 'Options'));
  await user.click(await named('radio', 'List'));
  await screen.findByText('Crisp pastry');
  expect(localStorage.getItem('recipe-view-mode')).toBe('list');
});

test('an empty library offers the ways to the first recipe', async () => {
  const { user } = await openApp('/', backend);
  await named('heading', 'The table is laid');
  await user.click(await named('button', /^Import from URL/));
  await named('heading', 'Add Recipe');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recipe URL')));
});

test('a library that cannot be read says so and tries again', async () => {
  backend.answers.set('query Recipes', () => Response.json({ errors: [{ message: 'The library cannot be reached at the moment. Try again in a few seconds.', extensions: { code: 'DATABASE_UNAVAILABLE', status: 503 } }] }));
  const { user } = await openApp('/', backend);
  await screen.findByText('The library cannot be reached at the moment. Try again in a few seconds.');
  backend.answers.clear();
  backend.recipes = [buildCard()];
  await user.click(await named('button', 'Try Again'));
  await screen.findByText('1 recipe');
});

test('a recipe that comes in elsewhere appears by itself', async () => {
  backend.recipes = [buildCard()];
  await openApp('/', backend);
  await screen.findByText('1 recipe');
  backend.recipes = [buildCard({ id: '2', title: 'Ribollita', category: 'main' }), ...backend.recipes];
  backend.send('recipes.changed', { recipeId: 2, change: 'created' });
  await screen.findByText('2 recipes');
});

test('the panel takes the place of the library, and the way back closes it', async () => {
  backend.recipes = [buildCard()];
  const { user } = await openApp('/', backend);
  await screen.findByText('1 recipe');
  await user.click(screen.getAllByRole('button', { name: 'Add Recipe' })[0]!);
  await user.click(await named('menuitem', 'Upload Recipe'));
  await named('heading', 'Add Recipe');
  expect(screen.queryByRole('heading', { name: 'Recipes' })).toBeNull();
  history.back();
  await named('heading', 'Recipes');
});

test('signs out', async () => {
  const { user, login } = await openApp('/', backend);
  await user.click(await named('button', 'Options'));
  await user.click(await named('button', 'Sign Out'));
  await waitFor(() => expect(login.leave).toHaveBeenCalled());
});

test('an address without a page says so to a cook', async () => {
  await openApp('/nowhere', backend);
  await named('heading', 'Nobody is seated here');
  expect((await named('link', 'Go to Recipes')).getAttribute('href')).toBe('/');
});

test('the landing page leads a signed-in cook to the library', async () => {
  await openApp('/landing', backend);
  await named('heading', 'The table is laid');
  expect(location.pathname).toBe('/');
});

test.each(['/', '/landing', '/nowhere'])('a visitor sees the landing page at %s', async (address) => {
  backend.user = null;
  const { user, login } = await openApp(address, backend);
  await named('heading', 'Bring it all to the table');
  for (const feature of ['PDF Upload', 'Image Processing', 'URL Parsing']) expect(screen.getByRole('heading', { name: feature })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/api/login?returnTo=%2F');
  await user.click(screen.getAllByRole('button', { name: 'Sign Up to Get Started' })[0]!);
  await waitFor(() => expect(login.signUp).toHaveBeenCalled());
});
