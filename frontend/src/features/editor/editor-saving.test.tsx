import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { formOf } from './form/recipe-form.ts';
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
  updated,
  variables,
  write,
  type Edited,
} from './test-kit/edit-recipe.ts';
import type { CallKind } from '../../test-kit/fake-backend.ts';
import { buildRecipe } from '../../test-kit/records.ts';
import { routeUploads } from '../../test-kit/fake-upload.ts';
import { leavePage, named, toast } from '../../test-kit/mount-feature.tsx';

let server: RecipeServer;
beforeEach(() => {
  server = new RecipeServer();
  sessionStorage.clear();
});
afterEach(() => leavePage(server));

const lost = () => Promise.reject(new TypeError('fetch failed'));

/** Another page of the app, as by a link. */
const go = (address: string) => {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
};

describe('a picture that is on its way', () => {
  beforeEach(() => {
    Object.assign(globalThis, { createImageBitmap: async () => ({ close() {} }) });
    routeUploads(server);
    server.answers.set('POST /files', () =>
      Response.json({ fileKey: 'passing/u1/x' }, { status: 201 }),
    );
  });
  const choose = (user: Awaited<ReturnType<typeof edit>>['user']) =>
    user.upload(
      screen.getByLabelText('Picture file'),
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'tart.png', {
        type: 'image/png',
      }),
    );

  test('is something to lose, and is waited for by a save', async () => {
    const { user } = await edit(server);
    const upload = server.holdBack('POST /files');
    await choose(user);
    await upload.asked;
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(saveButton());
    expect(screen.queryByText('Recipe saved successfully!')).toBeNull();
    upload.letGo();
    await toast('Recipe saved successfully!');
    expect(server.sent('SetRecipeImage')).toEqual([
      { id: '42', fileKey: 'passing/u1/x', version: 3 },
    ]);
  });

  test('is part of a new recipe', async () => {
    server.answers.set('query CreateRecipe', () =>
      graph({ recipe: typed(buildEdited({ id: '77' })) }),
    );
    const { user } = await openEditor(server, '/recipes/new');
    const upload = server.holdBack('POST /files');
    await write('Title', 'Tart');
    await choose(user);
    await upload.asked;
    await user.click(saveButton());
    upload.letGo();
    await waitFor(() => expect(location.pathname).toBe('/recipes/77'));
    expect(server.sent('CreateRecipe')[0]?.input).toMatchObject({
      title: 'Tart',
      imageKey: 'passing/u1/x',
    });
  });

  test('and does not arrive stops the save, and says so', async () => {
    const { user } = await edit(server);
    server.answers.set('POST /files', () =>
      Response.json(
        { error: 'Files cannot be reached.', code: 'FILES_UNAVAILABLE' },
        { status: 503 },
      ),
    );
    const upload = server.holdBack('POST /files');
    await write('Title', 'Mine');
    await choose(user);
    await upload.asked;
    await user.click(saveButton());
    upload.letGo();
    await toast('Failed to update recipe');
    expect(screen.getByText('Files cannot be reached.')).toBeTruthy();
    expect(server.sent()).toEqual([]);
  });

  test('and is not there any more is said beside it, and given up', async () => {
    const { user } = await edit(server);
    server.answers.set('query SetRecipeImage', () =>
      refusal('PICTURE_GONE', 422, 'This picture is not there any more. Upload it again.', {
        fileKey: 'must be an uploaded picture',
      }),
    );
    await choose(user);
    await screen.findByRole('button', { name: 'Remove picture' });
    await write('Title', 'Mine');
    await user.click(saveButton());
    await waitFor(() =>
      expect(
        within(screen.getByRole('figure', { name: 'Picture' })).getByRole('alert').textContent,
      ).toBe('This picture is not there any more. Upload it again.'),
    );
    expect(server.kept.title).toBe('Mine');
    server.answers.delete('query SetRecipeImage');
    await user.click(saveButton());
    await toast('Recipe saved successfully!');
  });

  test.each([
    ['Another picture', null],
    ['tart.png', 'passing/u1/x'],
  ])(
    'is not put in the place of one that somebody else chose meanwhile, unless asked: %s',
    async (choice, placed) => {
      const { user } = await edit(server);
      server.change({
        imageUrl: '/files/recipes/42/picture-theirs.jpg?s=2',
        updatedBy: 'Marco',
        version: 4,
      });
      await choose(user);
      await screen.findByRole('button', { name: 'Remove picture' });
      await user.click(saveButton());
      const dialog = await screen.findByRole('dialog', { name: /Marco saved/ });
      await user.click(
        within(within(dialog).getByRole('group', { name: 'Picture' })).getByRole('radio', {
          name: new RegExp(choice),
        }),
      );
      await user.click(within(dialog).getByRole('button', { name: 'Save both' }));
      await toast('Recipe saved successfully!');
      expect(server.kept.imageUrl).toBe(
        placed === null
          ? '/files/recipes/42/picture-theirs.jpg?s=2'
          : '/files/recipes/42/picture-x.jpg?s=1',
      );
    },
  );
});

describe('what is written while a save is on its way', () => {
  /** Saves a title, and writes on while the named request of the save has no answer. */
  async function saveTitle(
    user: UserEvent,
    title: string,
    request: CallKind,
    meanwhile: Record<string, string>,
  ): Promise<void> {
    const save = server.holdBack(request);
    await write('Title', title);
    await user.click(saveButton());
    await save.asked;
    for (const [name, text] of Object.entries(meanwhile)) await write(name, text);
    save.letGo();
  }

  test('stays', async () => {
    const { user } = await edit(server);
    await saveTitle(user, 'Mine', 'query UpdateRecipe', { Title: 'Mine and more' });
    await toast('Recipe saved successfully!');
    expect((await field('Title')).value).toBe('Mine and more');
    await user.click(saveButton());
    await waitFor(() => expect(server.kept.title).toBe('Mine and more'));
  });

  test('stays also where the save has to be sent anew', async () => {
    const { user } = await edit(server);
    server.change({ version: 8 });
    await saveTitle(user, 'Mine', 'query EditedRecipe', { Title: 'Mine and more' });
    await toast('Recipe saved successfully!');
    expect((await field('Title')).value).toBe('Mine and more');
    expect(server.kept.title).toBe('Mine and more');
  });

  test('is merged with what somebody else wrote', async () => {
    const { user } = await edit(server);
    server.change({ servings: 6, updatedBy: 'Marco', version: 4 });
    await saveTitle(user, 'Mine', 'query EditedRecipe', { Description: 'Written meanwhile.' });
    await user.click(await screen.findByRole('button', { name: 'Save both' }));
    await toast('Recipe saved successfully!');
    expect(server.kept).toMatchObject({
      title: 'Mine',
      description: 'Written meanwhile.',
      servings: 6,
    });
  });

  test('of a new recipe is gone on with in the recipe that was kept', async () => {
    server.answers.set('query CreateRecipe', (call) => {
      const recipe = typed(
        buildEdited({
          ...(variables(call).input as Partial<Edited>),
          id: '42',
          prepTime: null,
          version: 1,
        }),
      );
      server.answers.set('query EditedRecipe', () => graph({ recipe }));
      return graph({ recipe });
    });
    const { user } = await openEditor(server, '/recipes/new');
    server.pages = [buildRecipe({ id: '42' })];
    await saveTitle(user, 'Soup', 'query CreateRecipe', { Description: 'Written meanwhile.' });
    await waitFor(() => expect(location.pathname + location.search).toBe('/recipes/42?mode=edit'));
    await waitFor(async () =>
      expect((await field('Description')).value).toBe('Written meanwhile.'),
    );
    expect((await field('Title')).value).toBe('Soup');
  });
});

describe('a new recipe whose answer was lost', () => {
  let recipes: Map<string, Edited>;
  beforeEach(() => {
    recipes = new Map();
    const asked = new Map<string, string>();
    let answers = false;
    server.answers.set('query CreateRecipe', (call) => {
      const { idempotencyKey, input } = variables(call);
      if (input['title'] === 'Refused') return refusal('RECIPE_INVALID', 422, 'Not so.');
      if (JSON.stringify(input) !== (asked.get(idempotencyKey) ?? JSON.stringify(input)))
        return refusal('IDEMPOTENCY_KEY_REUSED', 422, 'This key was used for another request.');
      asked.set(idempotencyKey, JSON.stringify(input));
      if (!recipes.has(idempotencyKey))
        recipes.set(
          idempotencyKey,
          buildEdited({
            servings: 4,
            servingsStated: false,
            ...(input as Partial<Edited>),
            id: String(70 + recipes.size),
            instructions: [],
            version: 1,
          }),
        );
      if (answers) return graph({ recipe: typed(recipes.get(idempotencyKey)!) });
      answers = true;
      return lost();
    });
    server.answers.set('query UpdateRecipe', (call) => {
      const { id, input } = variables(call);
      const [key, recipe] = [...recipes].find(([, { id: known }]) => known === id)!;
      recipes.set(key, { ...recipe, ...(input as Partial<Edited>), version: 2 });
      return graph({ recipe: updated(recipes.get(key)!) });
    });
  });
  const titles = () => [...recipes.values()].map(({ title }) => title);
  const writeSoup = async () => {
    const page = await openEditor(server, '/recipes/new');
    await write('Title', 'Soup');
    await page.user.click(saveButton());
    await toast('Save Failed');
    go('/');
    await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
    return page;
  };
  const comeBack = async () => {
    go('/recipes/new');
    await waitFor(async () => expect((await field('Title')).value).toBe('Soup'));
  };

  test('is kept once, with what was written between two tries', async () => {
    const { user } = await openEditor(server, '/recipes/new');
    await write('Title', 'Soup');
    await user.click(saveButton());
    await toast('Save Failed');
    await write('Title', 'Leek soup');
    await write('Description', 'Written since.');
    await user.click(saveButton());
    await waitFor(() => expect(location.pathname).toBe('/recipes/70'));
    expect([...recipes.values()]).toEqual([
      expect.objectContaining({ title: 'Leek soup', description: 'Written since.' }),
    ]);
  });

  test('is kept once, with what was written after its page was left', async () => {
    const { user } = await writeSoup();
    await comeBack();
    await write('Title', 'Leek soup');
    await user.click(saveButton());
    await waitFor(() => expect(location.pathname).toBe('/recipes/70'));
    expect(titles()).toEqual(['Leek soup']);
  });

  test('and was refused is sent anew as it is written by then', async () => {
    const { user } = await openEditor(server, '/recipes/new');
    await write('Title', 'Refused');
    await user.click(saveButton());
    await toast('Save Failed');
    server.answers.set('query CreateRecipe', (call) =>
      graph({ recipe: typed(buildEdited({ ...(variables(call).input as object), id: '70' })) }),
    );
    await write('Title', 'Soup');
    await user.click(saveButton());
    await waitFor(() => expect(location.pathname).toBe('/recipes/70'));
    expect(server.sent('CreateRecipe').map(({ input }) => input['title'])).toEqual([
      'Refused',
      'Soup',
    ]);
    expect(server.sent()).toEqual([]);
  });

  test('stays as it is where its draft is discarded and another recipe written', async () => {
    const { user } = await writeSoup();
    await comeBack();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await write('Title', 'Cake');
    await user.click(saveButton());
    await waitFor(() => expect(location.pathname).toBe('/recipes/71'));
    expect(titles()).toEqual(['Soup', 'Cake']);
  });

  test('is not written over by another tab that found its draft', async () => {
    const { user } = await writeSoup();
    sessionStorage.clear();
    await comeBack();
    await write('Title', 'Cake');
    await user.click(saveButton());
    await waitFor(() => expect(location.pathname).toBe('/recipes/71'));
    expect(titles()).toEqual(['Soup', 'Cake']);
  });
});

describe('one’s own beside somebody else’s', () => {
  const editBeside = async () => {
    const page = await edit(server);
    server.change({ title: 'Theirs', updatedBy: 'Marco', version: 4 });
    return page;
  };

  test('can be kept as a copy, with all that the form does not hold', async () => {
    const { user } = await editBeside();
    let copy = buildEdited({ ...server.kept, id: '77', title: 'Theirs (copy)', version: 1 });
    server.answers.set('query CopyEditedRecipe', () => graph({ recipe: typed(copy) }));
    await write('Title', 'Mine');
    await user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: /Marco saved/ });
    server.answers.set('query UpdateRecipe', (call) => {
      copy = { ...copy, ...(variables(call).input as Partial<Edited>), version: 2 };
      return graph({ recipe: updated(copy) });
    });
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine as a copy' }));
    await waitFor(() => expect(location.pathname).toBe('/recipes/77'));
    expect(server.sent('CopyEditedRecipe')[0]?.id).toBe('42');
    expect(server.sent().at(-1)).toEqual({ id: '77', version: 1, input: { title: 'Mine' } });
    expect(server.kept.title).toBe('Theirs');
  });

  test('is kept once as a copy, with what was written between two tries', async () => {
    const { user } = await editBeside();
    const copies = new Map<string, Edited>();
    let answers = false;
    server.answers.set('query CopyEditedRecipe', (call) => {
      const { idempotencyKey } = variables(call);
      if (!copies.has(idempotencyKey))
        copies.set(idempotencyKey, buildEdited({ id: '77', title: 'Theirs (copy)', version: 1 }));
      if (answers) return graph({ recipe: typed(copies.get(idempotencyKey)!) });
      answers = true;
      return lost();
    });
    await write('Title', 'Mine');
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Keep mine as a copy' }));
    await toast('Save Failed');
    await user.click(
      within(screen.getByRole('dialog', { name: /Marco saved/ })).getByRole('button', {
        name: 'Close',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await write('Description', 'Written since.');
    await user.click(saveButton());
    const again = await screen.findByRole('dialog', { name: /Marco saved/ });
    server.answers.set('query UpdateRecipe', (call) =>
      graph({
        recipe: updated({
          ...buildEdited({ id: '77', version: 2 }),
          ...(variables(call).input as Partial<Edited>),
        }),
      }),
    );
    await user.click(within(again).getByRole('button', { name: 'Keep mine as a copy' }));
    await waitFor(() => expect(location.pathname).toBe('/recipes/77'));
    expect(copies.size).toBe(1);
    expect(server.sent().at(-1)?.input).toEqual({ title: 'Mine', description: 'Written since.' });
  });
});

test('a draft that another tab keeps stays when a page is left on which nothing was written', async () => {
  await edit(server);
  const key = 'recipe-draft:u1:42';
  const base = formOf(server.kept);
  const theirs = JSON.stringify({
    form: { ...base, title: 'Theirs' },
    base,
    steps: [],
    version: 3,
    savedAt: '2026-03-14T10:42:00Z',
  });
  localStorage.setItem(key, theirs);
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(key)).toBe(theirs);
});

test('servings that are being typed are settled by Ctrl and S', async () => {
  await edit(server, { servings: 3 });
  await write('Servings', '7.6');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await toast('Recipe saved successfully!');
  expect(server.sent()[0]?.input).toEqual({ servings: 8 });
  expect((await field('Servings')).value).toBe('8');
  await waitFor(() => expect(location.search).toBe(''));
});

test('edit mode closes one second after a save, not before', async () => {
  const { user } = await edit(server);
  await write('Title', 'Lime tart');
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'setInterval', 'performance'],
  });
  try {
    await user.click(saveButton());
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
  const { user } = await edit(server);
  withClipboard(async (text) => void written.push(text));
  server.answers.set('query UpdateRecipe', () =>
    refusal('RECIPE_NOT_FOUND', 404, 'This recipe does not exist or has been removed.'),
  );
  await write('Title', 'Lime tart');
  await user.click(saveButton());
  await user.click(await named('button', 'Copy the text'));
  await toast('Copied!');
  expect(written).toEqual([expect.stringMatching(/^Lime tart[^]*250 g plain flour[^]*Bake\./)]);
  withClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  await user.click(await named('button', 'Copy the text'));
  await toast('Failed to copy');
  expect(screen.getByText('Select the text and copy it by hand.')).toBeTruthy();
});
