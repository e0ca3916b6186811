import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeBackend } from '../test-kit/fake-backend.ts';
import { buildRecipe } from '../test-kit/records.ts';
import { leavePage } from '../test-kit/mount-feature.tsx';
import { openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  backend.recipes = [buildRecipe()];
});
afterEach(() => leavePage(backend));

test('a line under the header says that there is no connection, until one tries and there is', async () => {
  backend.answers.set('GET /api/stream', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user } = await openApp('/', backend);
  const line = await within(await screen.findByRole('banner')).findByText('No connection.');
  expect(line.closest('[role=status]')!.textContent).toContain(
    'What you have opened still works; what you write is kept on this device.',
  );
  expect(await screen.findByRole('link', { name: /Lemon tart/ })).toBeTruthy();
  backend.answers.delete('GET /api/stream');
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.queryByText('No connection.')).toBeNull());
});

test('the line goes with the page that one turns to', async () => {
  backend.answers.set('GET /api/stream', () => new Response('', { status: 503 }));
  const { user } = await openApp('/', backend);
  await screen.findByText('No connection.');
  await user.click(await screen.findByRole('link', { name: /Lemon tart/ }));
  await screen.findByRole('link', { name: 'Back to Recipes' });
  expect(screen.getByText('No connection.')).toBeTruthy();
});
