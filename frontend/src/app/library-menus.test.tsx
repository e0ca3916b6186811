import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildRecipe } from './test-kit/records.ts';
import { openApp } from './test-kit/open-app.tsx';
import { backend, named } from './test-kit/open-library.ts';

describe('the Options menu', () => {
  test('invites by a link that is built here', async () => {
    backend.recipes = [buildRecipe()];
    const written: string[] = [];
    const { user } = await openApp('/', backend);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await user.click(await named('button', 'Options'));
    await user.click(await named('button', 'Invite Users'));
    await named('dialog', 'Invite New Users');
    await user.click(await named('button', 'Create Invitation'));
    await screen.findByText('Invitation created!');
    expect((screen.getByLabelText('Invitation link') as HTMLInputElement).value).toBe(
      `${location.origin}/api/login`,
    );
    await user.click(await named('button', 'Copy'));
    await screen.findByText('Link copied!');
    expect(written).toEqual([`${location.origin}/api/login`]);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
    await user.click(await named('button', /^Cop/));
    await screen.findByText('Failed to copy link');
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('shows the Admin Dashboard to administrators alone: %p', async (isAdmin, links) => {
    backend.user = { ...backend.user!, isAdmin };
    backend.recipes = [buildRecipe()];
    const { user } = await openApp('/', backend);
    await named('link', /Lemon tart/);
    await user.click(await named('button', 'Options'));
    expect((await named('link', 'Event Planner')).getAttribute('href')).toBe('/events');
    expect(screen.queryAllByRole('link', { name: 'Admin Dashboard' })).toHaveLength(links);
    const rows = [...(await named('dialog', 'Options')).querySelectorAll('button, a')].map(
      ({ textContent }) => textContent,
    );
    expect(rows.at(-1)).toBe('Delete Mode');
    expect(rows).toEqual(
      expect.arrayContaining(['Invite Users', 'Import Recipes', 'Export Library', 'Sign Out']),
    );
  });

  test('the one menu of small screens has all of it', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openApp('/', backend);
    await named('link', /Lemon tart/);
    await user.click(await named('button', 'Menu'));
    const rows = [...(await named('dialog', 'Options')).querySelectorAll('button, a')].map(
      ({ textContent }) => textContent,
    );
    expect(rows).toEqual([
      'Upload Recipe',
      'Take Photo',
      'Magic Chef',
      'Write a Recipe',
      'Invite Users',
      'Event Planner',
      'Import Recipes',
      'Export Library',
      'Sign Out',
      'Delete Mode',
    ]);
  });
});

test('Add Recipe offers every way, templates where there are some', async () => {
  backend.recipes = [buildRecipe()];
  backend.answers.set('query RecipeTemplates', () =>
    Response.json({
      data: {
        templates: [
          {
            __typename: 'RecipeTemplate',
            id: '5',
            title: 'Braise',
            description: '',
            createdAt: '2026-01-01T00:00:00Z',
          },
        ],
      },
    }),
  );
  const { user } = await openApp('/', backend);
  await named('link', /Lemon tart/);
  await user.click(screen.getAllByRole('button', { name: 'Add Recipe' })[0]!);
  await named('menuitem', 'From a Template');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Upload Recipe',
    'Take Photo',
    'Magic Chef',
    'Write a Recipe',
    'From a Template',
  ]);
  await user.click(await named('menuitem', 'Magic Chef'));
  expect((await named('dialog', 'Magic Chef')).textContent).toContain(
    'Magic Chef is not part of this version yet.',
  );
});

test('an empty library offers the ways to the first recipe', async () => {
  const { user } = await openApp('/', backend);
  await named('heading', 'The table is laid');
  await user.click(await named('button', /^Import from URL/));
  await named('heading', 'Add Recipe');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recipe URL')));
});

test('the panel takes the place of the library, and the way back closes it', async () => {
  backend.recipes = [buildRecipe()];
  const { user } = await openApp('/', backend);
  await screen.findByText('1 recipe');
  await user.click(screen.getAllByRole('button', { name: 'Add Recipe' })[0]!);
  await user.click(await named('menuitem', 'Upload Recipe'));
  await named('heading', 'Add Recipe');
  expect(screen.queryByRole('heading', { name: 'Recipes' })).toBeNull();
  history.back();
  await named('heading', 'Recipes');
});
