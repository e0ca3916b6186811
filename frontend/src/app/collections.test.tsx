import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeBackend, refused } from '../test-kit/fake-backend.ts';
import { refusal } from '../test-kit/fake-graph.ts';
import { routeUploads } from '../test-kit/fake-upload.ts';
import { leavePage, named, toast } from '../test-kit/mount-feature.tsx';
import { anna, buildCollaboration, buildRecipe, ilaria as me } from '../test-kit/records.ts';
import { openApp } from './test-kit/open-app.tsx';

const collaboration = buildCollaboration();
const ofAnna = { ownerId: anna.id, owner: anna };

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  backend.collaborations = [collaboration];
  backend.recipes = [
    buildRecipe({ id: '1', title: 'Lemon tart' }),
    buildRecipe({ id: '2', title: 'Pesto', course: 'main', ...ofAnna }),
  ];
  backend.archived = [
    buildRecipe({ id: '7', title: 'Peach melba' }),
    buildRecipe({ id: '8', title: 'Sage butter', ...ofAnna }),
  ];
});
afterEach(() => leavePage(backend));

const ofHers = async (address = '/') => {
  const { user } = await openApp(address, backend);
  await user.click(await named('button', 'Collection: My recipes'));
  await user.click(await named('menuitemradio', "Anna Rossi's recipes"));
  await named('button', "Collection: Anna Rossi's recipes");
  return user;
};

test('who works in no other collection is offered none', async () => {
  // She has invited somebody: that is her own collection.
  backend.collaborations = [{ ...collaboration, owner: me, collaborator: anna }];
  await openApp('/', backend);
  await named('link', /Lemon tart/);
  await waitFor(() => expect(backend.asked('Collaborations')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Collection/ })).toBeNull();
});

describe('the library of somebody for whom one acts', () => {
  test('is chosen, says whose its recipes are, and is remembered on the device', async () => {
    await ofHers();
    expect((await named('link', /Pesto/)).textContent).toContain("Anna Rossi's recipe");
    expect(screen.queryByRole('link', { name: /Lemon tart/ })).toBeNull();
    expect(localStorage.getItem('shown-collection:u1')).toBe(anna.id);
  });

  test('one’s own recipes do not say whose they are', async () => {
    await openApp('/', backend);
    expect((await named('link', /Lemon tart/)).textContent).not.toContain("'s recipe");
    expect(screen.queryByRole('link', { name: /Pesto/ })).toBeNull();
  });

  test('takes a library file, and has no export, which is of one’s own', async () => {
    const user = await ofHers();
    await user.click(await named('button', 'Options'));
    const options = within(await named('dialog', 'Options'));
    expect(options.queryByText('Export Library')).toBeNull();
    await user.click(options.getByRole('button', { name: 'Import Recipes' }));
    const dialog = within(await named('dialog', 'Import recipes'));
    expect(dialog.getByText(/Will be added to/).textContent).toBe(
      "Will be added to Anna Rossi's collection",
    );
    backend.answers.set('POST /api/recipes/import', () =>
      refused(404, 'COLLECTION_NOT_FOUND', 'This collection is not shared with you any more.'),
    );
    routeUploads(backend);
    const file = new File(['PK'], 'mealie.zip', { type: 'application/zip' });
    await user.upload(screen.getByLabelText('Library file'), file);
    await waitFor(() => expect(backend.made('POST /api/recipes/import')).toHaveLength(1));
    expect(backend.made('POST /api/recipes/import')[0]!.query.get('collection')).toBe(anna.id);
    await dialog.findByText('This collection is not shared with you any more.');
  });

  test('deletes nothing for good, and says who can', async () => {
    await ofHers('/?view=archive');
    await named('button', 'Restore Sage butter');
    expect(screen.getByText(/Only/).textContent).toBe(
      'Archived recipes stay here until somebody restores them. Only Anna Rossi can delete them for good.',
    );
    expect(screen.queryByRole('button', { name: /permanently/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete All' })).toBeNull();
  });

  test('gives way to one’s own when that has ended, and one is told', async () => {
    await ofHers();
    const gone = () => {
      throw refusal('COLLECTION_NOT_FOUND', 404, 'This collection does not exist.');
    };
    const { recipes, libraryCounts } = backend.fields;
    backend.fields.recipes = (args) => (args.collection ? gone() : recipes!(args));
    backend.fields.libraryCounts = (args) => (args.collection ? gone() : libraryCounts!(args));
    backend.collaborations = [];
    backend.send('recipes.changed', { recipeId: 2, change: 'changed' });
    await toast('Collaboration ended');
    await named('link', /Lemon tart/);
    expect(screen.queryByRole('button', { name: /^Collection/ })).toBeNull();
    expect(localStorage.getItem('shown-collection:u1')).toBeNull();
  });

  test('is read anew when somebody changes it', async () => {
    await ofHers();
    await named('link', /Pesto/);
    backend.recipes = [buildRecipe({ id: '2', title: 'Pesto rosso', course: 'main', ...ofAnna })];
    backend.send('recipes.changed', { recipeId: 2, change: 'changed' });
    await named('link', /Pesto rosso/);
  });
});

describe('what is added while another’s collection is shown', () => {
  test('goes there, which the panel says, unless another is chosen', async () => {
    const user = await ofHers();
    await user.click((await screen.findAllByRole('button', { name: 'Add Recipe' }))[0]!);
    await user.click(await named('menuitem', 'Upload Recipe'));
    await named('heading', 'Add Recipe');
    expect(screen.getByText(/Will be added to/).textContent).toBe(
      "Will be added to Anna Rossi's collection",
    );
    await user.type(screen.getByLabelText('Recipe URL'), 'https://example.org/tart{Enter}');
    await waitFor(() => expect(backend.made('POST /api/recipes/url')).toHaveLength(1));
    expect(backend.made('POST /api/recipes/url')[0]!.body).toEqual({
      url: 'https://example.org/tart',
      collection: anna.id,
    });
  });

  test('can be one’s own instead', async () => {
    const user = await ofHers();
    await user.click((await screen.findAllByRole('button', { name: 'Add Recipe' }))[0]!);
    await user.click(await named('menuitem', 'Upload Recipe'));
    await user.click(await named('button', 'Change'));
    await user.click(await named('menuitemradio', 'My collection'));
    await waitFor(() =>
      expect(screen.getByText(/Will be added to/).textContent).toBe(
        'Will be added to my collection',
      ),
    );
  });
});

describe('a recipe of somebody for whom one acts', () => {
  test('says whose it is, is edited, and is not exported', async () => {
    const { user } = await openApp('/recipes/2', backend);
    await named('heading', 'Pesto');
    await screen.findByText("Anna Rossi's", { selector: 'main bdi' });
    await user.click((await screen.findAllByRole('button', { name: 'Actions' }))[0]!);
    const words = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(words).toEqual(expect.arrayContaining(['Edit', 'Duplicate', 'Archive']));
    expect(words.filter((each) => each?.startsWith('Export'))).toEqual([]);
  });
});

test('a collection that begins or ends meanwhile is offered, and no more, without a reload', async () => {
  backend.collaborations = [];
  await openApp('/', backend);
  await named('link', /Lemon tart/);
  await waitFor(() => expect(backend.asked('Collaborations')).toHaveLength(1));
  const tell = (change: 'started' | 'ended') =>
    backend.send('collaborations.changed', {
      collaborationId: 1,
      ownerId: anna.id,
      collaboratorId: me.id,
      change,
    });
  backend.collaborations = [collaboration];
  tell('started');
  await named('button', 'Collection: My recipes');
  backend.collaborations = [];
  tell('ended');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Collection/ })).toBeNull());
});
