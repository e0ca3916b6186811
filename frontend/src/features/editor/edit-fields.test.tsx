import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leavePage } from '../../test-kit/mount-feature.tsx';
import {
  edit,
  openEditor,
  RecipeServer,
  saveButton,
  write,
  type Edited,
} from './test-kit/edit-recipe.ts';
import { writeText } from './test-kit/write-text.ts';

let server: RecipeServer;
beforeEach(() => void (server = new RecipeServer()));
afterEach(() => leavePage(server));

async function begin(recipe: Partial<Edited> = {}) {
  const { user } = await edit(server, recipe);
  const save = async () => {
    await user.click(saveButton());
    await waitFor(() => expect(server.sent()).toHaveLength(1));
    return server.sent()[0]?.input;
  };
  return { user, save };
}
async function fillIn(user: Awaited<ReturnType<typeof begin>>['user']) {
  await write('Title', 'Lime tart');
  await write('Description', 'Sour.');
  await write('Prep time', '1 h 20');
  await write('Cook time', '45 min');
  await write('Servings', '6');
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Category' })).getByRole('radio', {
      name: 'Starter',
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'Pescetarian');
  fireEvent.change(screen.getByPlaceholderText('Add'), { target: { value: 'sour, Easter,' } });
  await writeText('Ingredients', '5 limes\n1 tbsp honey');
  await writeText('Instructions', 'Squeeze.\n\nBake.');
}
test('edit mode begins at the field that somebody came to correct', async () => {
  server.keep({});
  const { user } = await openEditor(server, '/recipes/42');
  await user.click(await screen.findByRole('link', { name: 'Correct the servings' }));
  await waitFor(async () =>
    expect(document.activeElement).toBe(await screen.findByLabelText('Servings')),
  );
});

test('a draft has the picture that it was read from beside its form, another recipe has not', async () => {
  await begin({ draft: { reason: 'It may be handwriting.', jobId: '7' } });
  server.change({
    originalFiles: [{ name: 'card.jpg', mimeType: 'image/jpeg', url: '/files/uploads/u1/a.jpg' }],
  });
  expect(await screen.findByRole('img', { name: 'card.jpg' })).toBeTruthy();
});

/** Nothing of what fields would keep of before: tags are added to. */
const blank = { tags: [], instructions: [], ingredientText: '250 g plain flour' };
const words = {
  title: 'Lime tart',
  description: 'Sour.',
  prepTime: '1 h 20',
  cookTime: '45 min',
  servings: 6,
  category: 'starter',
  dietaryCategory: 'pescetarian',
  tags: ['sour', 'Easter'],
};

test('all fields of a recipe are sent together', async () => {
  const { user, save } = await begin(blank);
  await fillIn(user);
  expect(await save()).toEqual({
    ...words,
    ingredientText: '5 limes\n1 tbsp honey',
    forceReparse: true,
    instructions: [
      { instruction: 'Squeeze.', group: null, technique: null, tip: null },
      { instruction: 'Bake.', group: null, technique: null, tip: null },
    ],
  });
});

test('a generated recipe has a difficulty as well, and its lines in parts', async () => {
  const { user, save } = await begin({ id: 'magic_7', difficulty: 'Easy', ...blank });
  await fillIn(user);
  await user.click(screen.getByRole('radio', { name: 'Medium' }));
  expect(await save()).toMatchObject({
    ...words,
    difficulty: 'Medium',
    ingredients: [
      { name: 'limes', amount: '5', unit: null },
      { name: 'honey', amount: '1', unit: 'tbsp' },
    ],
    instructions: [{ instruction: 'Squeeze.' }, { instruction: 'Bake.' }],
  });
});

test('category and diet offer what there is, and can be left to be detected', async () => {
  const { user, save } = await begin();
  expect(
    within(screen.getByRole('combobox', { name: 'Diet' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Auto-detect', 'Omnivore', 'Pescetarian', 'Vegetarian', 'Dessert']);
  expect(
    within(screen.getByRole('radiogroup', { name: 'Category' }))
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ value }) => value),
  ).toEqual(['starter', 'main', 'dessert']);
  await user.click(screen.getByRole('button', { name: 'Auto-detect' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Diet' }), 'Auto-detect');
  expect(await save()).toEqual({ category: null, dietaryCategory: null });
});
