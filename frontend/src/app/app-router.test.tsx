import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeBackend } from '../test-kit/fake-backend.ts';
import { leavePage, named } from '../test-kit/mount-feature.tsx';
import { buildRecipe } from '../test-kit/records.ts';
import { openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leavePage(backend));

test('the mark of every header leads to /landing, and that leads a signed-in cook to the library', async () => {
  const { user } = await openApp('/symbols', backend);
  await named('heading', 'Symbols');
  const mark = await named('link', 'Convivio');
  expect(mark.getAttribute('href')).toBe('/landing');
  await user.click(mark);
  await named('heading', 'The table is laid');
  expect(location.pathname).toBe('/');
});

test('the admin area is for administrators alone, and others are told so', async () => {
  const cook = backend.user;
  await openApp('/admin', backend);
  await named('heading', 'Access Denied');
  await screen.findByText('Admin access required. Current user: ilaria@example.org');
  leavePage(backend);
  backend.user = null;
  await openApp('/admin', backend);
  await named('heading', 'Authentication Required');
  leavePage(backend);
  backend.user = { ...cook!, isAdmin: true };
  backend.fields.auditRecords = () => [];
  await openApp('/admin/audit', backend);
  await named('heading', 'Admin Dashboard');
});

test('a signed-in cook is told of an address at which nothing is', async () => {
  const { user } = await openApp('/nowhere/at/all', backend);
  await named('heading', 'Nobody is seated here');
  await user.click(await named('link', 'Go to Recipes'));
  await named('heading', 'The table is laid');
});

test('the address of recipes without a number leads a signed-in cook to the library', async () => {
  await openApp('/recipes', backend);
  await named('heading', 'The table is laid');
  expect(location.pathname).toBe('/');
});

test.each(['/', '/landing', '/symbols', '/events', '/shopping-lists', '/recipes/new', '/nowhere'])(
  'a visitor sees the landing page at %s',
  async (address) => {
    backend.user = null;
    await openApp(address, backend);
    await named('heading', 'Bring it all to the table');
    expect(location.pathname).toBe(address);
  },
);

test('a visitor signs up or in from the landing page', async () => {
  backend.user = null;
  const { user, login } = await openApp('/', backend);
  await named('heading', 'Bring it all to the table');
  for (const feature of ['PDF Upload', 'Image Processing', 'URL Parsing'])
    expect(screen.getByRole('heading', { name: feature })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/api/login?returnTo=%2F',
  );
  await user.click(screen.getAllByRole('button', { name: 'Sign Up to Get Started' })[0]!);
  await waitFor(() => expect(login.signUp).toHaveBeenCalled());
});

test('a shared recipe opens for visitors and cooks, and nothing of it stays on the device unless they want to join', async () => {
  backend.fields.noteShareView = () => true;
  backend.fields.sharedRecipe = () => ({
    recipe: buildRecipe({ title: 'Shared tart' }),
    magicRecipe: null,
    shareData: { title: '', description: null, createdAt: '2026-01-01T00:00:00Z', expiresAt: null },
  });
  await openApp('/shared/a-token', backend);
  await named('heading', 'Shared tart');
  leavePage(backend);
  const { user } = backend;
  backend.user = null;
  await openApp('/shared/a-token', backend);
  await named('heading', 'Shared tart');
  expect(localStorage.getItem('came-from-link')).toBeNull();
  backend.user = user;
});

test('who came from a link and signed up is counted for it, once', async () => {
  const told: unknown[] = [];
  backend.fields.noteSignUpFromLink = (link) => {
    told.push(link);
    return true;
  };
  await openApp('/nowhere', backend);
  await named('heading', 'Nobody is seated here');
  expect(told).toEqual([]);
  leavePage(backend);
  await openApp('/nowhere', backend, { 'came-from-link': '{"token":"a-token","visit":"v"}' });
  await waitFor(() => expect(told).toEqual([{ token: 'a-token', visit: 'v' }]));
  await waitFor(() => expect(localStorage.getItem('came-from-link')).toBeNull());
});
