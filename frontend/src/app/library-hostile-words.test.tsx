import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeBackend } from './test-kit/fake-backend.ts';
import { buildRecipe } from './test-kit/records.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
const turned = 'עוגת שוקולד 🍰';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => {
  expect(
    document.querySelector(
      'img[src="x"], main script, [role=alertdialog] script, [data-toast] script',
    ),
  ).toBeNull();
  leaveApp(backend);
});

const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });

test('script in titles and descriptions is text on cards and in rows', async () => {
  backend.recipes = [buildRecipe({ title: script, description: script })];
  const { user } = await openApp('/', backend);
  expect((await named('heading', script)).textContent).toBe(script);
  await user.click(await named('button', 'Options'));
  await user.click(await named('radio', 'List'));
  expect((await screen.findByText(script, { selector: 'p' })).textContent).toBe(script);
});

test('emoji and right-to-left titles stand as they are, in their own direction', async () => {
  backend.recipes = [buildRecipe({ title: turned })];
  await openApp('/', backend);
  const title = await named('heading', turned);
  expect(title.getAttribute('dir')).toBe('auto');
});

test('script is text where it is searched for and not found', async () => {
  backend.recipes = [buildRecipe()];
  await openApp(`/?q=${encodeURIComponent(script)}`, backend);
  await named('heading', `No recipe for ${script}`);
});

test('script is text in the question before a recipe goes for good, and in what its buttons are called', async () => {
  backend.archived = [buildRecipe({ title: script })];
  const { user } = await openApp('/?view=archive', backend);
  await user.click(await named('button', `Delete ${script} permanently`));
  const question = await named('alertdialog', 'Delete Permanently');
  expect(within(question).getByText(script, { selector: 'b' }).textContent).toBe(script);
});

test('script is text among the templates', async () => {
  backend.answers.set('query RecipeTemplates', () =>
    Response.json({
      data: {
        templates: [
          {
            __typename: 'RecipeTemplate',
            id: '5',
            title: script,
            description: script,
            createdAt: '2026-03-14T10:00:00Z',
          },
        ],
      },
    }),
  );
  await openApp('/recipes/new?choose=template', backend);
  expect((await named('link', script)).textContent).toBe(script);
});
