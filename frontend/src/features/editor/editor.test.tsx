import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  buildEdited,
  edit,
  field,
  graph,
  openEditor,
  RecipeServer,
  refusal,
  saveButton,
  typed,
  variables,
  write,
  type Edited,
} from './test-kit/edit-recipe.ts';
import { leavePage, toast } from '../../test-kit/mount-feature.tsx';
import { textIn, writeText } from './test-kit/write-text.ts';

let server: RecipeServer;
beforeEach(() => {
  server = new RecipeServer();
  sessionStorage.clear();
});
afterEach(() => leavePage(server));

describe('an edit', () => {
  test('begins with the recipe as it is kept, sends only what changed, with the version it began at, and closes after its success', async () => {
    const { user } = await edit(server);
    expect((await field('Title')).value).toBe('Lemon tart');
    expect((await field('Prep time')).value).toBe('40 min');
    expect(await textIn('Ingredients')).toBe(
      'Pastry:\n250 g plain flour\n125 g cold butter, diced',
    );
    expect(await textIn('Instructions')).toBe('Rub in the butter.\n\nBake.');
    expect(
      within(screen.getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['lemon']);
    await write('Title', 'Lemon and ricotta tart');
    await writeText('Ingredients', 'Pastry:\n300 g plain flour');
    await user.click(saveButton());
    await toast('Recipe saved successfully!');
    expect(server.sent()).toEqual([
      {
        id: '42',
        version: 3,
        input: {
          title: 'Lemon and ricotta tart',
          ingredientText: 'Pastry:\n300 g plain flour',
          forceReparse: true,
        },
      },
    ]);
    expect(location.search).toContain('mode=edit');
    await waitFor(() => expect(location.search).not.toContain('mode=edit'));
  });

  test('states no servings that nobody typed, and begins to count at four', async () => {
    const { user } = await edit(server, { servings: 4, servingsStated: false });
    expect((await field('Servings')).value).toBe('');
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    expect((await field('Servings')).value).toBe('4');
    await user.click(saveButton());
    await waitFor(() => expect(server.sent()[0]?.input).toEqual({ servings: 4 }));
  });

  test('takes any words for servings, and at least one', async () => {
    const { user } = await edit(server);
    for (const [words, servings] of [
      ['many', '1'],
      ['0', '1'],
      ['-3', '1'],
      ['12', '12'],
    ] as const) {
      await write('Servings', words);
      fireEvent.blur(await field('Servings'));
      expect((await field('Servings')).value).toBe(servings);
      expect(
        screen.queryByText(`“${words}” became 1: whole numbers from 1 to 1,000.`) !== null,
      ).toBe(words !== '12');
    }
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    await user.click(saveButton());
    await waitFor(() => expect(server.sent()[0]?.input).toEqual({ servings: 13 }));
  });

  test('is saved by Ctrl and S; nothing is sent where nothing changed', async () => {
    await edit(server);
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await toast('Recipe saved successfully!');
    expect(server.sent()).toEqual([]);
  });

  test('without a title, or with a time that is none, is not sent', async () => {
    const { user } = await edit(server);
    await write('Title', ' ');
    await write('Cook time', 'overnight');
    await user.click(saveButton());
    await screen.findByText('Give the recipe a title.');
    expect(screen.getByText('Write a time such as 40 min or 1 h 20.')).toBeTruthy();
    expect(server.sent()).toEqual([]);
    await write('Title', 'Tart');
    expect(screen.queryByText('Give the recipe a title.')).toBeNull();
    expect(screen.getByText('Write a time such as 40 min or 1 h 20.')).toBeTruthy();
    await write('Cook time', '40 min');
    expect(screen.queryByText('Write a time such as 40 min or 1 h 20.')).toBeNull();
  });
});

test('only a generated recipe has a difficulty', async () => {
  await edit(server);
  expect(screen.queryByRole('radiogroup', { name: 'Difficulty' })).toBeNull();
});

describe('a save that fails', () => {
  test('says why, keeps the text and can be tried again', async () => {
    const { user } = await edit(server);
    await write('Description', 'Written on the train');
    server.answers.set('query UpdateRecipe', () => Promise.reject(new TypeError('fetch failed')));
    await user.click(saveButton());
    await toast('Failed to update recipe');
    expect(screen.getAllByText(/There is no connection to Convivio/).length).toBeGreaterThan(0);
    expect((await field('Description')).value).toBe('Written on the train');
    expect(document.activeElement?.textContent).toContain('There is no connection to Convivio');
    server.answers.delete('query UpdateRecipe');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await toast('Recipe saved successfully!');
    expect(server.kept.description).toBe('Written on the train');
  });

  test('is told where it belongs: at its fields, in one sentence where it is one mistake, above the form where it has no field', async () => {
    const { user } = await edit(server);
    const refuse = (sentence: string, fields: Record<string, string>) =>
      server.answers.set('query UpdateRecipe', () =>
        refusal('RECIPE_INVALID', 422, sentence, fields),
      );
    refuse('The recipe cannot be kept like this.', {
      title: 'must have at most 300 characters',
      ingredientText: 'has too many lines',
    });
    await write('Title', 'x');
    await user.click(saveButton());
    await screen.findByText('This can have at most 300 characters.');
    expect(screen.getByText('This has too many lines.')).toBeTruthy();
    expect((await field('Title')).getAttribute('aria-invalid')).toBe('true');

    const tooMany = 'A recipe can have at most 500 ingredients; these are 5,000.';
    refuse(tooMany, { ingredients: 'must have at most 500 ingredients' });
    await user.click(saveButton());
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Ingredients' }).textContent).toContain(tooMany),
    );

    refuse('The comments are too long.', { comments: 'must have at most 20,000 characters' });
    await user.click(saveButton());
    await screen.findByText(/The comments are too long\. What you have written is kept\./);
  });

  test('because the recipe was deleted keeps the text, which can become a recipe of its own', async () => {
    const { user } = await edit(server);
    await write('Title', 'Mine');
    const gone = () =>
      refusal('RECIPE_NOT_FOUND', 404, 'This recipe does not exist or has been removed.');
    server.answers.set('query UpdateRecipe', gone);
    server.answers.set('query CopyEditedRecipe', gone);
    server.answers.set('query CreateRecipe', () =>
      graph({ recipe: typed(buildEdited({ id: '77' })) }),
    );
    await user.click(saveButton());
    await screen.findByText('This recipe is gone');
    expect(screen.getByRole('button', { name: 'Copy the text' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep as a new recipe' }));
    await waitFor(() => expect(location.pathname).toBe('/recipes/77'));
    expect(server.sent('CreateRecipe')[0]?.input).toMatchObject({
      title: 'Mine',
      ingredientText: 'Pastry:\n250 g plain flour\n125 g cold butter, diced',
    });
  });
});

describe('somebody else saved meanwhile', () => {
  async function editBeside(changes: Partial<Edited>) {
    const page = await edit(server);
    server.change({ ...changes, updatedBy: 'Marco', version: 4 });
    return page;
  }

  test('what only one touched is kept from both, and said', async () => {
    const { user } = await editBeside({ tags: ['lemon', 'Easter'], servings: 6 });
    await write('Title', 'Mine');
    await user.click(saveButton());
    const dialog = await screen.findByRole('dialog', {
      name: 'Marco saved this recipe while you were editing',
    });
    expect(
      within(dialog).getByText(
        /Marco changed the servings and added the tag Easter\. You changed the title\./,
      ),
    ).toBeTruthy();
    expect(within(dialog).queryByRole('radio')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Save both' }));
    await toast('Recipe saved successfully!');
    expect(server.sent().at(-1)).toEqual({ id: '42', version: 4, input: { title: 'Mine' } });
    expect(server.kept).toMatchObject({
      title: 'Mine',
      servings: 6,
      tags: ['lemon', 'Easter'],
      version: 5,
    });
  });
});

test('a picture over ten megabytes is refused', async () => {
  const { user } = await edit(server);
  const file = Object.defineProperty(new File(['x'], 'tart.jpg', { type: 'image/jpeg' }), 'size', {
    value: 10 * 1024 * 1024 + 1,
  });
  await user.upload(screen.getByLabelText('Picture file'), file);
  await toast('File too large');
  expect(screen.getByText('Maximum file size is 10MB')).toBeTruthy();
});

test('an archived recipe is restored where one edits it, and saved then', async () => {
  const { user } = await edit(server);
  const { answers } = server;
  let archived = true;
  answers.set('query UpdateRecipe', () =>
    archived
      ? refusal('RECIPE_ARCHIVED', 409, 'This recipe is archived. Restore it to edit it.')
      : undefined,
  );
  answers.set('query RestoreRecipe', () => {
    archived = false;
    server.change({ version: server.kept.version + 2 });
    return graph({
      restoreRecipe: {
        __typename: 'Recipe',
        id: server.kept.id,
        state: 'active',
        version: server.kept.version,
      },
    });
  });
  await write('Description', 'Mine');
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await toast('Recipe restored successfully');
  expect(screen.queryByText('This recipe is archived')).toBeNull();
  await user.click(saveButton());
  await toast('Recipe saved successfully!');
  expect(server.kept.description).toBe('Mine');
});

test('a change of the recipe that the form does not hold is no conflict', async () => {
  const { user } = await edit(server);
  await write('Description', 'Mine');
  server.change({ version: 8 });
  await user.click(saveButton());
  await toast('Recipe saved successfully!');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent().map(({ version }) => version)).toEqual([3, 8]);
});

test('a half-typed tag is something to lose, and a tag when the recipe is saved', async () => {
  const { user } = await edit(server);
  fireEvent.change(screen.getByRole('textbox', { name: 'Tags' }), { target: { value: 'Easter' } });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await toast('Recipe saved successfully!');
  expect(server.sent()[0]!.input['tags']).toEqual(['lemon', 'Easter']);
});

describe('a new recipe', () => {
  test('is sent whole under one key, also when it is sent again', async () => {
    server.answers.set('query CreateRecipe', () => new Response('', { status: 503 }));
    const { user } = await openEditor(server, '/recipes/new');
    await write('Title', 'Carrot salad');
    await writeText('Ingredients', '500 g carrots');
    await user.click(saveButton());
    await toast('Save Failed');
    server.answers.set('query CreateRecipe', (call) =>
      graph({
        recipe: typed(
          buildEdited({
            servings: 4,
            servingsStated: false,
            ...(variables(call).input as Partial<Edited>),
            id: '77',
          }),
        ),
      }),
    );
    await user.click(saveButton());
    await waitFor(() => expect(location.pathname).toBe('/recipes/77'));
    const [first, second] = server.sent('CreateRecipe') as unknown as {
      idempotencyKey: string;
      input: unknown;
    }[];
    expect(first!.idempotencyKey).toBe(second!.idempotencyKey);
    // Nobody has typed servings, so none are stated.
    expect(second!.input).not.toHaveProperty('servings');
    expect(second!.input).toMatchObject({
      title: 'Carrot salad',
      ingredientText: '500 g carrots',
      category: null,
      dietaryCategory: null,
    });
  });

  test('is sent with the course that the form shows, and its diet is told by it', async () => {
    server.answers.set('query CreateRecipe', (call) =>
      graph({
        recipe: typed(buildEdited({ ...(variables(call).input as Partial<Edited>), id: '77' })),
      }),
    );
    const { user } = await openEditor(server, '/recipes/new');
    await write('Title', 'Chocolate cake');
    await writeText('Ingredients', '250 g flour\n100 g chocolate');
    await screen.findByText('As detected: Dessert.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dessert' }).checked).toBe(true);
    await screen.findByText('Reads as dessert.');
    await user.click(saveButton());
    await waitFor(() => expect(location.pathname).toBe('/recipes/77'));
    expect(server.sent('CreateRecipe')[0]?.input).toMatchObject({
      title: 'Chocolate cake',
      category: 'dessert',
      dietaryCategory: null,
    });
  });

  test('says where nothing tells a course', async () => {
    await openEditor(server, '/recipes/new');
    await write('Title', 'Lemon curd');
    await writeText('Ingredients', '200 g sugar\n4 eggs');
    await screen.findByText('Nothing tells the course: it is shown among mains.');
  });

  test('shows what a tag tells that is being typed, for it is sent as well', async () => {
    const { user } = await openEditor(server, '/recipes/new');
    await write('Title', 'Figs');
    fireEvent.change(screen.getByPlaceholderText('Add'), { target: { value: 'Dessert' } });
    await screen.findByText('As detected: Dessert.');
    await user.click(saveButton());
    await waitFor(() =>
      expect(server.sent('CreateRecipe')[0]?.input).toMatchObject({
        tags: ['Dessert'],
        category: 'dessert',
      }),
    );
  });
});
