import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeBackend } from './test-kit/fake-backend.ts';
import { buildRecipe } from './test-kit/records.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';
import './test-kit/write-text.ts';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  backend.pages = [buildRecipe({ id: '42' })];
  backend.answers.set('query EditedRecipe', () => Response.json({ data: { recipe: edited } }));
  backend.answers.set('query UpdateRecipe', () =>
    Response.json({
      data: {
        recipe: {
          ...edited,
          title: 'Lime tart',
          version: 4,
          ingredients: [],
          totalTime: null,
          doubts: [],
          sustainabilityScore: null,
        },
      },
    }),
  );
  globalThis.print = jest.fn();
});
afterEach(() => leaveApp(backend));

const edited = {
  __typename: 'Recipe',
  id: '42',
  title: 'Lemon tart',
  description: '',
  ingredientText: '250 g plain flour',
  instructions: [
    {
      __typename: 'Instruction',
      step: 1,
      instruction: 'Bake.',
      group: null,
      technique: null,
      tip: null,
    },
  ],
  tags: [],
  category: 'dessert',
  dietaryCategory: null,
  course: 'dessert',
  diet: 'dessert',
  prepTime: null,
  cookTime: null,
  servings: 8,
  difficulty: null,
  state: 'active',
  imageUrl: null,
  language: 'English',
  languageCode: 'en',
  updatedAt: '2026-03-14T10:42:00Z',
  updatedBy: 'Ilaria',
  version: 3,
};
const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
const press = (key: string, keys: object) => fireEvent.keyDown(document.body, { key, ...keys });
const form = () => screen.findByRole('textbox', { name: 'Ingredients' });
const reading = () => named('button', 'Edit Recipe');
const open = async (query = '') => {
  const page = await openApp(`/recipes/42${query}`, backend);
  if (query === '') await reading();
  else await form();
  return page;
};

test('begins by Edit in the Actions menu', async () => {
  const { user } = await open();
  await user.click(screen.getAllByRole('button', { name: 'Actions' })[0]!);
  await user.click(await named('menuitem', 'Edit'));
  await form();
  expect(location.search).toBe('?mode=edit');
});

test('begins by Edit Recipe at the side, and ends by Cancel', async () => {
  const { user } = await open();
  await user.click(await named('button', 'Edit Recipe'));
  await form();
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
  await reading();
  expect(location.search).toBe('');
});

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])('begins by %s and E, and ends by the same keys', async (_name, keys) => {
  await open();
  expect(press('e', keys)).toBe(false);
  await form();
  expect(press('e', keys)).toBe(false);
  await reading();
  expect(location.search).toBe('');
});

test('Cmd and P print as Ctrl and P do', async () => {
  await open();
  expect(press('p', { metaKey: true })).toBe(false);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('closes one second after a save, not before', async () => {
  const { user } = await open('?mode=edit');
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Lime tart' } });
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'setInterval', 'performance'],
  });
  try {
    await user.click(screen.getAllByRole('button', { name: 'Save Changes' })[0]!);
    await waitFor(() => expect(screen.getAllByText('Saved').length).toBeGreaterThan(0));
    jest.advanceTimersByTime(999);
    expect(location.search).toBe('?mode=edit');
    jest.advanceTimersByTime(1);
    await waitFor(() => expect(location.search).toBe(''));
  } finally {
    jest.useRealTimers();
  }
});

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

test('what cannot be saved any more is copied by a button, which says so when it cannot', async () => {
  const written: string[] = [];
  const { user } = await open('?mode=edit');
  withClipboard(async (text) => void written.push(text));
  backend.answers.set('query UpdateRecipe', () =>
    Response.json({
      data: null,
      errors: [
        {
          message: 'This recipe does not exist or has been removed.',
          extensions: { code: 'RECIPE_NOT_FOUND', status: 404 },
        },
      ],
    }),
  );
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Lime tart' } });
  await user.click(screen.getAllByRole('button', { name: 'Save Changes' })[0]!);
  await user.click(await named('button', 'Copy the text'));
  await screen.findByText('Copied!', { selector: 'b' });
  expect(written).toEqual([expect.stringMatching(/^Lime tart[^]*250 g plain flour[^]*Bake\./)]);
  withClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  await user.click(await named('button', 'Copy the text'));
  await screen.findByText('Failed to copy', { selector: 'b' });
  expect(screen.getByText('Select the text and copy it by hand.')).toBeTruthy();
});
