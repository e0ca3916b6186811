import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refused } from '../../test-kit/fake-backend.ts';
import { buildRecipe } from '../../test-kit/records.ts';
import { named } from '../../test-kit/mount-feature.tsx';
import { backend, choose, mains, openLibrary, shownTitles } from './test-kit/open-library.tsx';

test('shows the recipes by course, with their number, time and diet', async () => {
  backend.recipes = [
    buildRecipe(),
    buildRecipe({
      id: '2',
      title: 'Leek vinaigrette',
      course: 'starter',
      diet: 'vegetarian',
      cookTime: null,
      prepTime: 'PT35M',
    }),
  ];
  await openLibrary();
  await screen.findByText('2 recipes');
  expect(screen.queryByRole('heading', { name: /Mains/ })).toBeNull();
  const card = within(await named('region', 'Starters 1')).getByRole('link');
  expect(card.getAttribute('href')).toBe('/recipes/2');
  expect(card.textContent).toBe('Leek vinaigrette35\u00a0minVegetarian');
  expect(
    within(screen.getByRole('region', { name: 'Desserts 1' })).getByRole('link').textContent,
  ).toContain('1\u00a0h\u00a025');
});

test('shows four skeletons a course while it loads', async () => {
  backend.answers.set('query LibraryView', () => new Promise(() => {}));
  await openLibrary();
  expect(await screen.findByText('Loading...', { selector: 'main *' })).toBeTruthy();
  expect(document.querySelectorAll('main section li')).toHaveLength(12);
});

test('a card shows its impact, and its origin', async () => {
  backend.recipes = [
    buildRecipe({ sustainabilityScore: 66 }),
    buildRecipe({ id: 'magic_2', title: 'Poached pears' }),
    buildRecipe({ id: '3', title: 'Fig galette', originalFormat: 'tiktok' }),
  ];
  await openLibrary();
  await named('link', /Lemon tart/);
  expect(
    within(screen.getByRole('link', { name: /Lemon tart/ })).getByRole('img', {
      name: 'Environmental Impact: Good (66/100)',
    }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /Poached pears/ }).textContent).toContain('Magic Recipe');
  expect(screen.getByRole('link', { name: /Fig galette/ }).textContent).toContain('tiktok');
});

test('a score that comes while the library is open stands on its card', async () => {
  backend.recipes = [buildRecipe({ id: '1', analysisState: 'pending' })];
  await openLibrary();
  const card = await named('link', /Lemon tart/);
  expect(within(card).getByRole('img', { name: 'Loading...' })).toBeTruthy();
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  backend.recipes = [buildRecipe({ id: '1', sustainabilityScore: 66 })];
  backend.send('recipes.changed', { recipeId: 1, change: 'analysed' });
  await named('img', 'Environmental Impact: Good (66/100)');
});

test('a recipe that came in between the reading and the opening of the line appears when it opens', async () => {
  const openLine = backend.holdLine();
  backend.recipes = [buildRecipe()];
  await openLibrary();
  await screen.findByText('1 recipe');
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  backend.recipes = [
    buildRecipe({ id: '2', title: 'Ribollita', course: 'main' }),
    ...backend.recipes,
  ];
  openLine();
  await screen.findByText('2 recipes');
});

test('the order can be newest, oldest, by title, cooking time and impact', async () => {
  backend.recipes = mains('Ribollita');
  const { user } = await openLibrary();
  await user.click(await named('button', /^Order of Mains/));
  const menu = await named('menu', 'Order of Mains');
  expect(
    within(menu)
      .getAllByRole('menuitemradio')
      .map(({ textContent }) => textContent),
  ).toEqual(['Newest', 'Oldest', 'A-Z', 'Cook Time', 'Sustainability']);
  expect(within(menu).getByRole('menuitemradio', { checked: true }).textContent).toBe('Newest');
});

test('another order of a section asks for that section alone, and the order before for nothing', async () => {
  backend.recipes = [...mains('Ribollita', 'Brasato'), buildRecipe({ id: '9' })];
  const { user } = await openLibrary();
  await waitFor(() => expect(shownTitles(/Mains 2/)).toHaveLength(2));
  const before = backend.asked('LibraryView').length;
  await choose(user, /^Order of Mains/, 'A-Z');
  await waitFor(() => expect(shownTitles(/Mains 2/)).toEqual(['Brasato', 'Ribollita']));
  expect(backend.asked('LibraryPage')).toMatchObject([{ sort: 'title', first: 50, offset: 0 }]);
  await choose(user, /^Order of Mains/, 'Newest');
  await waitFor(() => expect(shownTitles(/Mains 2/)[0]).not.toBe('Brasato'));
  expect(backend.asked('LibraryPage')).toHaveLength(1);
  expect(backend.asked('LibraryView')).toHaveLength(before);
});

test('where a section cannot be read by itself, the whole view is asked for', async () => {
  backend.recipes = mains('Ribollita', 'Brasato');
  backend.answers.set('query LibraryPage', async () => refused(503, 'UNAVAILABLE', 'Later.'));
  const { user } = await openLibrary();
  await waitFor(() => expect(shownTitles(/Mains 2/)).toHaveLength(2));
  await choose(user, /^Order of Mains/, 'A-Z');
  await waitFor(() => expect(shownTitles(/Mains 2/)).toEqual(['Brasato', 'Ribollita']));
  expect(backend.asked('LibraryView').at(-1)).toMatchObject({ mainsBy: 'title' });
});

test('a section is filtered by diet, and says so when the filter empties it', async () => {
  backend.recipes = [...mains('Ribollita', 'Brasato'), buildRecipe({ id: '9' })];
  const { user } = await openLibrary();
  await choose(user, /^Dietary filter of Mains: All/, 'Omnivore');
  await waitFor(() => expect(shownTitles(/Mains 1/)).toEqual(['Brasato']));
  expect(JSON.parse(localStorage.getItem('recipe-dietary-filters')!)).toMatchObject({
    main: 'omnivore',
  });
  await choose(user, /^Dietary filter of Mains: Omnivore/, 'Pescetarian');
  await screen.findByText('None of these mains is pescetarian.');
  await user.click(await named('button', 'Show All'));
  await waitFor(() => expect(shownTitles(/Mains 2/)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /^Dietary filter of Desserts/ })).toBeNull();
});

test('the count says how many of all the filters leave', async () => {
  backend.recipes = [
    ...mains('Ribollita', 'Brasato', 'Brodo'),
    buildRecipe({ id: '9', title: 'Brioche' }),
  ];
  const { user } = await openLibrary();
  await screen.findByText('4 recipes');
  await choose(user, /^Dietary filter of Mains: All/, 'Omnivore');
  await screen.findByText('2 of 4 recipes');
  await user.type((await screen.findAllByRole('searchbox'))[0]!, 'br');
  await screen.findByText('2 of 3 recipes for br');
  await choose(user, /^Dietary filter of Mains: Omnivore/, 'All');
  await screen.findByText('3 recipes for br');
});

test('of a large library only what is in view is asked for', async () => {
  backend.recipes = Array.from({ length: 1000 }, (_, at) =>
    buildRecipe({ id: `${at}`, title: `Dish ${at}`, course: 'main', diet: 'vegetarian' }),
  );
  await openLibrary();
  await screen.findByText('1,000 recipes');
  const list = within(screen.getByRole('region', { name: 'Mains 1,000' })).getByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items.length).toBeLessThan(60);
  expect([items[0]!.getAttribute('aria-posinset'), items[0]!.getAttribute('aria-setsize')]).toEqual(
    ['1', '1000'],
  );
  const offsets = backend.asked('LibraryPage').map(({ offset }) => Number(offset));
  expect(Math.max(0, ...offsets)).toBeLessThanOrEqual(50);
});
