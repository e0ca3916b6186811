import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildRecipe } from '../../test-kit/records.ts';
import { leavePage, named } from '../../test-kit/mount-feature.tsx';
import { backend, openLibrary } from './test-kit/open-library.tsx';

const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
const turned = 'עוגת שוקולד 🍰';

afterEach(() =>
  expect(
    document.querySelector(
      'img[src="x"], main script, [role=alertdialog] script, [data-toast] script',
    ),
  ).toBeNull(),
);

test('script in titles and descriptions is text on cards and in rows', async () => {
  backend.recipes = [buildRecipe({ title: script, description: script })];
  await openLibrary();
  expect((await named('heading', script)).textContent).toBe(script);
  leavePage(backend);
  await openLibrary({ viewMode: 'list' });
  expect((await screen.findByText(script, { selector: 'p' })).textContent).toBe(script);
});

test('emoji and right-to-left titles stand as they are, in their own direction', async () => {
  backend.recipes = [buildRecipe({ title: turned })];
  await openLibrary();
  const title = await named('heading', turned);
  expect(title.getAttribute('dir')).toBe('auto');
});

test('script is text where it is searched for and not found', async () => {
  backend.recipes = [buildRecipe()];
  await openLibrary({ search: script });
  await named('heading', `No recipe for ${script}`);
});

test('script is text in the question before a recipe goes for good, and in what its buttons are called', async () => {
  backend.archived = [buildRecipe({ title: script })];
  const { user } = await openLibrary({ state: 'archived' });
  await user.click(await named('button', `Delete ${script} permanently`));
  const question = await named('alertdialog', 'Delete Permanently');
  expect(within(question).getByText(script, { selector: 'b' }).textContent).toBe(script);
});
