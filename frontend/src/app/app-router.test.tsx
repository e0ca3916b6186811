import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeBackend } from '../test-kit/fake-backend.ts';
import { leavePage, named } from '../test-kit/mount-feature.tsx';
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
