import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { pollDelay } from '../../shared/api/poll-delay.ts';
import { mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import { buildRecipe } from '../../test-kit/records.ts';
import { ActionsMenu } from './actions/actions-menu.tsx';
import { shownRecipe } from './shown-recipe.ts';
import { answer, asked, backend, open, refuse } from './test-kit/open-recipe.ts';

describe('Actions', () => {
  const openMenu = async (recipe: Parameters<typeof buildRecipe>[0] = {}) => {
    const kept = buildRecipe({ id: '42', ...recipe });
    backend.recipes = [kept];
    const shown = shownRecipe(kept, kept.ownerId === backend.user?.id ? 'owner' : 'other');
    const page = await mountFeature(backend, '/recipes/42', {
      '/recipes/42': (
        <>
          <Link to="/">Back to Recipes</Link>
          <ActionsMenu recipe={shown} onEdit={shown.editable ? () => {} : null} onShare={null} />
        </>
      ),
      '/recipes/:id': <h1>Another recipe</h1>,
    });
    await page.user.click(screen.getByRole('button', { name: 'Actions' }));
    await named('menuitem', 'Print');
    return page;
  };
  const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const choose = async (user: Awaited<ReturnType<typeof openMenu>>['user'], name: string) =>
    user.click(await named('menuitem', name));

  test('offer printing, the original file and the original page', async () => {
    const { user } = await openMenu({
      originalFiles: [{ name: 'tart.pdf', mimeType: 'application/pdf', url: '/files/signed' }],
      originalUrl: 'https://example.org/tart',
    });
    const file = await named('menuitem', 'View Original File');
    expect([file.getAttribute('href'), file.getAttribute('target')]).toEqual([
      '/files/signed',
      '_blank',
    ]);
    expect(screen.getByRole('menuitem', { name: 'Original URL' }).getAttribute('href')).toBe(
      'https://example.org/tart',
    );
    await choose(user, 'Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  });

  test('offer only what there is, and no link that is none', async () => {
    await openMenu({ originalUrl: 'javascript:alert(1)' });
    expect(entries()).toEqual([
      'Edit',
      'Print',
      'Duplicate',
      'Keep as Template',
      'Export as JSON-LD',
      'Export as Zip',
      'Make Public',
      'Archive',
    ]);
  });

  test("on somebody else's recipe are reading alone", async () => {
    await openMenu({ ownerId: 'u2' });
    expect(entries()).toEqual(['Print']);
  });

  test('make it public after a question that says who will read it', async () => {
    const { user } = await openMenu();
    await choose(user, 'Make Public');
    const question = await named('alertdialog', 'Make this recipe public?');
    expect(question.textContent).toContain(
      'Lemon tart can then be read by everybody, without signing in',
    );
    expect(asked('SetRecipeVisibility')).toEqual([]);
    await user.click(await named('button', 'Make Public'));
    await toast('Recipe made public');
    expect(asked('SetRecipeVisibility')).toEqual([{ ids: ['42'], visibility: 'public' }]);
  });

  test('make it private again', async () => {
    const { user } = await openMenu({ visibility: 'public', state: 'archived' });
    await choose(user, 'Make Private');
    await toast('Recipe made private');
    expect(asked('SetRecipeVisibility')).toEqual([{ ids: ['42'], visibility: 'private' }]);
  });

  test('do not publish what is archived', async () => {
    await openMenu({ state: 'archived' });
    expect(entries()).not.toContain('Make Public');
  });

  test('archive the recipe, go back to the library, and undo it', async () => {
    const { user } = await openMenu();
    await choose(user, 'Archive');
    await toast('Recipe archived successfully');
    await waitFor(() => expect(location.pathname).toBe('/'));
    await user.click(await named('button', 'Restore'));
    await toast('Recipe restored successfully');
    expect([asked('ArchiveRecipe'), asked('RestoreRecipe')]).toEqual([
      [{ id: '42' }],
      [{ id: '42' }],
    ]);
  });

  test('make a copy under a key of its own and open it', async () => {
    const { user } = await openMenu();
    await choose(user, 'Duplicate');
    await named('heading', 'Another recipe');
    expect(asked('CopyRecipe')).toEqual([
      { id: '42', idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
  });

  test('say why archiving failed, and stay', async () => {
    refuse('ArchiveRecipe', 'The recipe is being kept. Try again.');
    const { user } = await openMenu();
    await choose(user, 'Archive');
    await toast('Failed to archive recipe');
    expect(screen.getByText('The recipe is being kept. Try again.')).toBeTruthy();
    expect(location.pathname).toBe('/recipes/42');
  });

  test('keep the recipe as a template', async () => {
    answer('KeepRecipeTemplate', {
      template: { __typename: 'RecipeTemplate', id: '7', title: 'Lemon tart' },
    });
    const { user } = await openMenu();
    await choose(user, 'Keep as Template');
    await toast('Kept as a template');
    expect(asked('KeepRecipeTemplate')).toEqual([
      { recipeId: '42', idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
  });

  test.each([
    ['Export as JSON-LD', 'jsonld'],
    ['Export as Zip', 'zip'],
  ])('%s downloads the file', async (name, format) => {
    const running = {
      __typename: 'LibraryExport',
      id: '9',
      state: 'running',
      done: 0,
      total: 1,
      fileName: null,
      url: null,
      error: null,
    };
    answer('ExportLibrary', { export: running });
    answer('LibraryExport', {
      export: {
        ...running,
        state: 'finished',
        done: 1,
        fileName: `lemon-tart.${format}`,
        url: '/files/export',
      },
    });
    const links: [string | null, string][] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push([this.getAttribute('href'), this.download]);
    });
    const { user } = await openMenu();
    await choose(user, name);
    await toast('Downloaded!');
    expect(links).toEqual([['/files/export', `lemon-tart.${format}`]]);
    expect(asked('ExportLibrary')).toEqual([{ format, ids: ['42'] }]);
    click.mockRestore();
  });

  describe('an export that takes long', () => {
    const running = {
      __typename: 'LibraryExport',
      id: '9',
      state: 'running',
      done: 0,
      total: 1,
      fileName: null,
      url: null,
      error: null,
    };
    beforeEach(() => void answer('ExportLibrary', { export: running }));

    test('is told when it is written, and outlives a network that is gone for a moment', async () => {
      const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      backend.answers.set('query LibraryExport', () =>
        asked('LibraryExport').length === 1
          ? Promise.reject(new TypeError('gone'))
          : Response.json({
              data: {
                export: {
                  ...running,
                  state: 'finished',
                  done: 1,
                  fileName: 'lemon-tart.zip',
                  url: '/files/export',
                },
              },
            }),
      );
      const { user } = await openMenu();
      await choose(user, 'Export as Zip');
      await toast('Downloaded!');
      expect(click).toHaveBeenCalledTimes(1);
      click.mockRestore();
    });

    test('says why it could not be written', async () => {
      answer('LibraryExport', {
        export: { ...running, state: 'failed', error: 'The disk is full.' },
      });
      const { user } = await openMenu();
      await choose(user, 'Export as Zip');
      await toast('The recipe could not be exported');
      expect(screen.getByText('The disk is full.')).toBeTruthy();
    });

    test('is not asked for any more when the page is left', async () => {
      let letGo = (_: Response) => {};
      backend.answers.set(
        'query LibraryExport',
        () => new Promise<Response>((resolve) => (letGo = resolve)),
      );
      const { user } = await openMenu();
      await choose(user, 'Export as Zip');
      await waitFor(() => expect(asked('LibraryExport')).toHaveLength(1));
      await user.click(screen.getByRole('link', { name: 'Back to Recipes' }));
      await waitFor(() => expect(location.pathname).toBe('/'));
      jest.useFakeTimers();
      letGo(Response.json({ data: { export: running } }));
      // Past the moment of the next look.
      for (let steps = 0; steps < 30; steps += 1)
        await jest.advanceTimersByTimeAsync(pollDelay(1) / 10);
      jest.useRealTimers();
      expect(asked('LibraryExport')).toHaveLength(1);
      expect(screen.queryByText('The recipe could not be exported')).toBeNull();
    });
  });
});

describe('an archived recipe', () => {
  test('says so, cannot be edited, and comes back', async () => {
    const { user } = await open({ state: 'archived' }, '?mode=edit');
    await screen.findByText('This recipe is archived.');
    expect(screen.queryByRole('button', { name: 'Edit Recipe' })).toBeNull();
    expect(location.search).toBe('');
    await user.click(await named('button', 'Restore'));
    await named('button', 'Edit Recipe');
    expect(screen.queryByText('This recipe is archived.')).toBeNull();
  });
});

test("somebody else's recipe can neither be edited nor commented on", async () => {
  await open({ ownerId: 'u2' });
  expect(screen.queryByRole('button', { name: 'Edit Recipe' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add comments' })).toBeNull();
});
