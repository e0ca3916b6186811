import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeBackend, type Call } from './test-kit/fake-backend.ts';
import { buildRecipe } from './test-kit/records.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';
import { writeText } from './test-kit/write-text.ts';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leaveApp(backend));

const stored = {
  __typename: 'Recipe',
  id: '42',
  title: 'Lemon tart',
  description: '',
  ingredientText: '250 g plain flour',
  instructions: [],
  tags: [],
  category: 'dessert',
  dietaryCategory: 'vegetarian',
  course: 'dessert',
  diet: 'vegetarian',
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
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const write = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const sent = () =>
  backend.calls.flatMap(({ body }: Call) =>
    (body as { operationName?: string } | undefined)?.operationName === 'UpdateRecipe'
      ? [(body as { variables: { input: object } }).variables.input]
      : [],
  );

async function edit(recipe: Partial<Record<keyof typeof stored, unknown>> = {}) {
  const edited = { ...stored, ...recipe };
  backend.pages = [buildRecipe({ id: edited.id as string })];
  backend.answers.set('query EditedRecipe', () => Response.json({ data: { recipe: edited } }));
  backend.answers.set('query UpdateRecipe', () =>
    Response.json({
      data: {
        recipe: {
          ...edited,
          version: 4,
          ingredients: [],
          totalTime: null,
          doubts: [],
          sustainabilityScore: null,
        },
      },
    }),
  );
  const { user } = await openApp(`/recipes/${String(edited.id)}?mode=edit`, backend);
  await screen.findByRole('textbox', { name: 'Ingredients' });
  const save = async () => {
    await user.click(screen.getAllByRole('button', { name: 'Save Changes' })[0]!);
    await waitFor(() => expect(sent()).toHaveLength(1));
    return sent()[0];
  };
  return { user, save };
}
async function fillIn(user: Awaited<ReturnType<typeof edit>>['user']) {
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
  const { user, save } = await edit();
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
  const { user, save } = await edit({ id: 'magic_7', difficulty: 'Easy' });
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

test('course and diet that nobody stated are those under which the library shows what is written', async () => {
  await edit({
    title: 'Chocolate cake',
    category: null,
    dietaryCategory: null,
    course: 'main',
    diet: 'vegetarian',
  });
  await screen.findByText('As detected: Main.');
  await screen.findByText('Reads as vegetarian: plain flour.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Main' }).checked).toBe(true);
  fireEvent.change(screen.getByPlaceholderText('Add'), { target: { value: 'Dessert,' } });
  await screen.findByText('As detected: Dessert.');
  await screen.findByText('Reads as dessert.');
});

test('category and diet offer what there is, and can be left to be detected', async () => {
  const { user, save } = await edit();
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
