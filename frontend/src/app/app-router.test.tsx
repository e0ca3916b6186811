import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeBackend } from '../test-kit/fake-backend.ts';
import { leavePage, named } from '../test-kit/mount-feature.tsx';
import { buildRecipe } from '../test-kit/records.ts';
import { openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leavePage(backend));

test('the landing page leads a signed-in cook to the library', async () => {
  await openApp('/landing', backend);
  await named('heading', 'The table is laid');
  expect(location.pathname).toBe('/');
});

test('the admin area is a page that is not there, except for administrators', async () => {
  await openApp('/admin', backend);
  await named('heading', 'Nobody is seated here');
  leavePage(backend);
  backend.user = { ...backend.user!, isAdmin: true };
  await openApp('/admin', backend);
  await named('heading', 'Admin Dashboard');
});

test('a visitor sees the landing page, and signs up there', async () => {
  backend.user = null;
  const { user, login } = await openApp('/nowhere', backend);
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
