import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildRecipe } from '../../test-kit/records.ts';
import { named } from '../../test-kit/mount-feature.tsx';
import { backend, openLibrary } from './test-kit/open-library.tsx';

describe('search', () => {
  const field = () => screen.findAllByRole('searchbox').then((all) => all[0]!);

  test.each(['.*', ' – '])('for %p alone, without a word, is none', async (signs) => {
    backend.recipes = [buildRecipe()];
    await openLibrary({ search: signs });
    await screen.findByText('1 recipe');
    expect(backend.asked('LibraryView').map(({ search }) => search)).toEqual([null]);
  });

  test('for an emoji is one', async () => {
    backend.recipes = [buildRecipe()];
    await openLibrary({ search: '🍋' });
    await named('heading', 'No recipe for 🍋');
  });

  test('Ctrl K and Cmd K put the cursor into it', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openLibrary();
    const search = await field();
    // The page has no layout here, and a field without one counts as hidden.
    Object.defineProperty(search, 'offsetParent', { value: document.body });
    await user.keyboard('{Control>}k{/Control}');
    expect(document.activeElement).toBe(search);
    search.blur();
    await user.keyboard('{Meta>}k{/Meta}');
    expect(document.activeElement).toBe(search);
  });

  test('says that nothing was found, and clears', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openLibrary({ search: 'quince' });
    await named('heading', 'No recipe for quince');
    expect(((await field()) as HTMLInputElement).value).toBe('quince');
    await user.click(await named('button', 'Show All'));
    await screen.findByText('1 recipe');
    expect(((await field()) as HTMLInputElement).value).toBe('');
  });

  test('asks once for all sections when the typing pauses', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openLibrary();
    await screen.findByText('1 recipe');
    const before = backend.made('POST /graphql').length;
    await user.type(await field(), 'lemon');
    await screen.findByText('1 recipe for lemon');
    expect(backend.made('POST /graphql')).toHaveLength(before + 1);
    expect(backend.asked('LibraryView').at(-1)).toMatchObject({ search: 'lemon' });
  });

  test('that was made before is answered from what was read', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openLibrary({ search: 'lemon' });
    await screen.findByText('1 recipe for lemon');
    await user.type(await field(), '{Escape}');
    await screen.findByText('1 recipe');
    const before = backend.calls.length;
    await user.type(await field(), 'lemon');
    await screen.findByText('1 recipe for lemon');
    expect(backend.calls).toHaveLength(before);
  });

  test('keeps what is shown until the answer is there', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openLibrary();
    await screen.findByText('1 recipe');
    backend.answers.set('query LibraryView', () => new Promise(() => {}));
    await user.type(await field(), 'quince');
    await waitFor(() =>
      expect(backend.asked('LibraryView').at(-1)).toMatchObject({ search: 'quince' }),
    );
    expect(screen.getByText('1 recipe')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Lemon tart/ })).toBeTruthy();
  });
});
