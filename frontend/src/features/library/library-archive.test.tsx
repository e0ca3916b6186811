import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CallKind } from '../../test-kit/fake-backend.ts';
import { buildRecipe } from '../../test-kit/records.ts';
import { named } from '../../test-kit/mount-feature.tsx';
import { backend, mains, openLibrary } from './test-kit/open-library.tsx';

describe('Delete Mode and the archive', () => {
  test.each(['Escape', 'Done'])('%s ends Delete Mode', async (way) => {
    backend.recipes = mains('Ribollita');
    const { user } = await openLibrary({ mode: 'delete' });
    await named('button', 'Archive Ribollita');
    if (way === 'Done') await user.click(await named('button', 'Done'));
    else await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Archive Ribollita' })).toBeNull(),
    );
  });

  test('deletes for good only after a question', async () => {
    backend.archived = [
      buildRecipe({ id: '7', title: 'Peach melba' }),
      buildRecipe({ id: '8', title: 'Crème caramel' }),
    ];
    const { user } = await openLibrary({ state: 'archived' });
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

  const refused = (message: string) => () =>
    Response.json({
      data: null,
      errors: [{ message, extensions: { code: 'RECIPE_NOT_FOUND', status: 404 } }],
    });

  test.each<[CallKind, string]>([
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
      const { user } = await openLibrary(
        operation === 'query ArchiveRecipe' ? { mode: 'delete' } : { state: 'archived' },
      );
      await named('link', /Peach melba/);
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
