import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildRecipe } from './test-kit/records.ts';
import { openApp } from './test-kit/open-app.tsx';
import { backend, mains, named } from './test-kit/open-library.ts';

describe('Delete Mode and the archive', () => {
  const optionsEntry = async (user: Awaited<ReturnType<typeof openApp>>['user'], name: string) => {
    await user.click(await named('button', 'Options'));
    await user.click(await named('button', name));
  };

  test('archives in Delete Mode, goes on to the next recipe, and restores', async () => {
    backend.recipes = mains('Ribollita', 'Brasato');
    const { user } = await openApp('/', backend);
    await named('link', /Ribollita/);
    expect(screen.queryByRole('button', { name: 'Archive Ribollita' })).toBeNull();
    await optionsEntry(user, 'Delete Mode');
    await named('region', 'Delete Mode');
    await user.click(await named('button', 'Archive Ribollita'));
    await screen.findByText('Recipe archived successfully');
    await screen.findByText('1 recipe');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: /Brasato/ })),
    );
    await user.click(await named('button', 'Restore'));
    await screen.findByText('Recipe restored successfully');
    await named('link', /Ribollita/);
  });

  test('Escape and Done end Delete Mode', async () => {
    backend.recipes = mains('Ribollita');
    const { user } = await openApp('/', backend);
    await named('link', /Ribollita/);
    await optionsEntry(user, 'Delete Mode');
    await named('button', 'Archive Ribollita');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Options' })).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Archive Ribollita' })).toBeNull(),
    );
    await optionsEntry(user, 'Delete Mode');
    await user.click(await named('button', 'Done'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Archive Ribollita' })).toBeNull(),
    );
  });

  test('Delete Mode is offered only where there is something to take out', async () => {
    const { user } = await openApp('/', backend);
    await named('heading', 'The table is laid');
    await user.click(await named('button', 'Options'));
    await named('button', 'Sign Out');
    expect(screen.queryByRole('button', { name: 'Delete Mode' })).toBeNull();
  });

  test('the archive has its own heading, and restores', async () => {
    backend.recipes = mains('Ribollita');
    backend.archived = [buildRecipe({ id: '7', title: 'Peach melba' })];
    const { user } = await openApp('/', backend);
    await named('link', /Ribollita/);
    await user.click(await named('button', 'Options'));
    await user.click(await named('radio', 'Archive'));
    await named('heading', 'Archive');
    expect(await screen.findByText('1 archived recipe')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Recipe', hidden: false })).toBeTruthy();
    await user.click(await named('button', 'Restore Peach melba'));
    await screen.findByText('Recipe restored successfully');
    await named('heading', 'The archive is empty');
    await user.click(await named('button', 'Show Recipes'));
    await named('link', /Peach melba/);
  });

  test('deletes for good only after a question', async () => {
    backend.archived = [
      buildRecipe({ id: '7', title: 'Peach melba' }),
      buildRecipe({ id: '8', title: 'Crème caramel' }),
    ];
    const { user } = await openApp('/?view=archive', backend);
    await user.click(await named('button', 'Delete Peach melba permanently'));
    const dialog = await named('alertdialog', 'Delete Permanently');
    expect(dialog.textContent).toContain('Peach melba will be gone for good.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(backend.archived).toHaveLength(2);
    await user.click(await named('button', 'Delete Peach melba permanently'));
    await user.click(await named('button', 'Delete'));
    await screen.findByText('Recipe deleted permanently');
    await screen.findByText('1 archived recipe');
    expect(screen.getByRole('link', { name: /Crème caramel/ })).toBeTruthy();
  });

  test('Delete All says how many go, and that they went', async () => {
    backend.archived = Array.from({ length: 7 }, (_, at) =>
      buildRecipe({ id: `${at}`, title: `Tart ${at}` }),
    );
    const { user } = await openApp('/?view=archive', backend);
    await user.click(await named('button', 'Delete All'));
    const dialog = await named('alertdialog', 'Delete All');
    expect(dialog.textContent).toContain('7 archived recipes will be gone for good.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete All' }));
    await screen.findByText('All archived recipes deleted permanently');
    expect(screen.getByText('7 recipes deleted.')).toBeTruthy();
    await named('heading', 'The archive is empty');
  });

  const refused = (message: string) => () =>
    Response.json({
      data: null,
      errors: [{ message, extensions: { code: 'RECIPE_NOT_FOUND', status: 404 } }],
    });

  test.each([
    ['query ArchiveRecipe', 'Failed to archive recipe'],
    ['query RestoreRecipe', 'Failed to restore recipe'],
    ['query DeleteRecipe', 'Failed to delete recipe'],
    ['query DeleteArchivedRecipes', 'Failed to delete all recipes'],
  ])(
    'when %s is refused, a toast says %j and why, and the list is read anew',
    async (operation, title) => {
      const there = [
        buildRecipe({ id: '7', title: 'Peach melba' }),
        buildRecipe({ id: '8', title: 'Crème caramel' }),
      ];
      backend.recipes = [...there];
      backend.archived = [...there];
      backend.answers.set(
        operation,
        refused('This recipe does not exist, or is not yours to see.'),
      );
      const { user } = await openApp(
        operation.includes('Archive') && !operation.includes('Archived') ? '/' : '/?view=archive',
        backend,
      );
      await named('link', /Peach melba/);
      if (operation === 'query ArchiveRecipe') await optionsEntry(user, 'Delete Mode');
      backend.recipes.shift();
      backend.archived.shift();
      if (operation === 'query ArchiveRecipe')
        await user.click(await named('button', 'Archive Peach melba'));
      if (operation === 'query RestoreRecipe')
        await user.click(await named('button', 'Restore Peach melba'));
      if (operation === 'query DeleteRecipe') {
        await user.click(await named('button', 'Delete Peach melba permanently'));
        await user.click(await named('button', 'Delete'));
      }
      if (operation === 'query DeleteArchivedRecipes') {
        await user.click(await named('button', 'Delete All'));
        await user.click(
          within(await named('alertdialog', 'Delete All')).getByRole('button', {
            name: 'Delete All',
          }),
        );
      }
      const toast = await screen.findByText(title);
      expect(toast.closest('[role=alert]')!.textContent).toContain(
        'This recipe does not exist, or is not yours to see.',
      );
      await waitFor(() => expect(screen.queryByRole('link', { name: /Peach melba/ })).toBeNull());
    },
  );
});
