import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildRecipe } from './test-kit/records.ts';
import { openApp } from './test-kit/open-app.tsx';
import { backend, asked, named, shownTitles } from './test-kit/open-library.ts';

describe('search', () => {
  const field = () => screen.findAllByRole('searchbox').then((all) => all[0]!);

  test('narrows the library, counts what it finds and stands in the address', async () => {
    backend.recipes = [
      buildRecipe(),
      buildRecipe({ id: '2', title: 'Lemon sole', course: 'main', diet: 'pescetarian' }),
      buildRecipe({ id: '3', title: 'Brasato', course: 'main' }),
    ];
    const { user } = await openApp('/', backend);
    await screen.findByText('3 recipes');
    await user.type(await field(), ' lemon ');
    const line = await screen.findByText('2 recipes for lemon');
    expect(line.getAttribute('role')).toBe('status');
    expect(shownTitles(/Mains 1/)).toEqual(['Lemon sole']);
    expect(location.search).toBe('?q=lemon');
    await user.keyboard('{Escape}');
    await screen.findByText('3 recipes');
    expect(location.search).toBe('');
  });

  test.each(['(', '.*', '"', ' – '])('for %p alone, without a word, is none', async (signs) => {
    backend.recipes = [buildRecipe()];
    await openApp(`/?q=${encodeURIComponent(signs)}`, backend);
    await screen.findByText('1 recipe');
    expect(asked('LibraryView').map(({ search }) => search)).toEqual([null]);
  });

  test('for an emoji is one', async () => {
    backend.recipes = [buildRecipe()];
    await openApp(`/?q=${encodeURIComponent('🍋')}`, backend);
    await named('heading', 'No recipe for 🍋');
  });

  test('Ctrl K and Cmd K put the cursor into it', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openApp('/', backend);
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
    const { user } = await openApp('/?q=quince', backend);
    await named('heading', 'No recipe for quince');
    expect(((await field()) as HTMLInputElement).value).toBe('quince');
    await user.click(await named('button', 'Show All'));
    await screen.findByText('1 recipe');
    expect(((await field()) as HTMLInputElement).value).toBe('');
  });

  test('asks once for all sections when the typing pauses', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openApp('/', backend);
    await screen.findByText('1 recipe');
    const before = backend.made('POST /graphql').length;
    await user.type(await field(), 'lemon');
    await screen.findByText('1 recipe for lemon');
    expect(backend.made('POST /graphql')).toHaveLength(before + 1);
    expect(asked('LibraryView').at(-1)).toMatchObject({ search: 'lemon' });
  });

  test('that was made before is answered from what was read', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openApp('/?q=lemon', backend);
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
    const { user } = await openApp('/', backend);
    await screen.findByText('1 recipe');
    backend.answers.set('query LibraryView', () => new Promise(() => {}));
    await user.type(await field(), 'quince');
    await waitFor(() => expect(location.search).toBe('?q=quince'));
    expect(screen.getByText('1 recipe')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Lemon tart/ })).toBeTruthy();
  });

  test('is still there when one comes back from a recipe', async () => {
    backend.recipes = [buildRecipe()];
    const { user } = await openApp('/?q=lemon', backend);
    await user.click(await named('link', /Lemon tart/));
    await waitFor(() => expect(location.pathname).toBe('/recipes/1'));
    // The library stays in sight until the page is fetched.
    await waitFor(() => expect(screen.queryByText('1 recipe for lemon')).toBeNull());
    history.back();
    await screen.findByText('1 recipe for lemon');
    expect(location.search).toBe('?q=lemon');
  });
});
