import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildCard, FakeBackend } from './test-kit/fake-backend.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leaveApp(backend));

const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });

test('shows the recipes by course, with their number, time and diet', async () => {
  backend.recipes = [buildCard(), buildCard({ id: '2', title: 'Leek vinaigrette', course: 'starter', diet: 'vegetarian', cookTime: null, prepTime: 'PT35M' })];
  await openApp('/', backend);
  await named('heading', /Starters/);
  expect(screen.getByText('2 recipes')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Mains/ })).toBeNull();
  const card = within(await named('region', 'Starters 1')).getByRole('link');
  expect(card.getAttribute('href')).toBe('/recipes/2');
  expect(card.textContent).toBe('Leek vinaigrette35\u00a0minVegetarian');
  expect(within(screen.getByRole('region', { name: 'Desserts 1' })).getByRole('link').textContent).toContain('1\u00a0h\u00a025');
});

test('shows four skeletons a course while it loads', async () => {
  backend.answers.set('query LibraryCounts', () => new Promise(() => {}));
  await openApp('/', backend);
  expect(await screen.findByText('Loading...', { selector: 'main *' })).toBeTruthy();
  expect(document.querySelectorAll('main section li')).toHaveLength(12);
});

test('a card shows its impact, and its origin', async () => {
  backend.recipes = [buildCard({ sustainabilityScore: 66 }), buildCard({ id: 'magic_2', title: 'Poached pears' }), buildCard({ id: '3', title: 'Fig galette', originalFormat: 'tiktok' })];
  await openApp('/', backend);
  await named('link', /Lemon tart/);
  expect(within(screen.getByRole('link', { name: /Lemon tart/ })).getByRole('img', { name: 'Environmental Impact: Good (66/100)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Poached pears/ }).textContent).toContain('Magic Recipe');
  expect(screen.getByRole('link', { name: /Fig galette/ }).textContent).toContain('tiktok');
});

test('keeps the chosen display on the device', async () => {
  backend.recipes = [buildCard({ description: 'Crisp pastry' })];
  const { user } = await openApp('/', backend);
  await user.click(await named('button', 'Options'));
  await user.click(await named('radio', 'List'));
  await screen.findByText('Crisp pastry');
  expect(localStorage.getItem('recipe-view-mode')).toBe('list');
});

const mains = (...titles: string[]) => titles.map((title, at) => buildCard({ id: `${at + 1}`, title, course: 'main', diet: at % 2 ? 'omnivore' : 'vegetarian' }));
const shownTitles = (region: RegExp) => within(screen.getByRole('region', { name: region })).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const choose = async (user: Awaited<ReturnType<typeof openApp>>['user'], button: RegExp, choice: string) => {
  await user.click(await named('button', button));
  await user.click(await named('menuitemradio', choice));
};
const libraryPages = () => backend.calls.flatMap(({ body }) => ((body as { operationName?: string } | undefined)?.operationName === 'LibraryPage' ? [(body as { variables: { filter: object; sort: string; offset: number } }).variables] : []));

test('a section is sorted, and its order is kept on the device', async () => {
  backend.recipes = mains('Ribollita', 'Brasato', 'Caponata');
  const { user } = await openApp('/', backend);
  await choose(user, /^Order of Mains: Newest/, 'A-Z');
  await waitFor(() => expect(shownTitles(/Mains/)).toEqual(['Brasato', 'Caponata', 'Ribollita']));
  await named('button', 'Order of Mains: A-Z');
  expect(JSON.parse(localStorage.getItem('recipe-sort-preferences')!)).toMatchObject({ main: 'title' });
});

test('the order can be newest, oldest, by title, cooking time and impact', async () => {
  backend.recipes = mains('Ribollita');
  const { user } = await openApp('/', backend);
  await user.click(await named('button', /^Order of Mains/));
  const menu = await named('menu', 'Order of Mains');
  expect(within(menu).getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(['Newest', 'Oldest', 'A-Z', 'Cook Time', 'Sustainability']);
  expect(within(menu).getByRole('menuitemradio', { checked: true }).textContent).toBe('Newest');
});

test('a section is filtered by diet, and says so when the filter empties it', async () => {
  backend.recipes = [...mains('Ribollita', 'Brasato'), buildCard({ id: '9' })];
  const { user } = await openApp('/', backend);
  await choose(user, /^Dietary filter of Mains: All/, 'Omnivore');
  await waitFor(() => expect(shownTitles(/Mains 1/)).toEqual(['Brasato']));
  expect(JSON.parse(localStorage.getItem('recipe-dietary-filters')!)).toMatchObject({ main: 'omnivore' });
  await choose(user, /^Dietary filter of Mains: Omnivore/, 'Pescetarian');
  await screen.findByText('None of these mains is pescetarian.');
  await user.click(await named('button', 'Show All'));
  await waitFor(() => expect(shownTitles(/Mains 2/)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /^Dietary filter of Desserts/ })).toBeNull();
});

test('filters that hide everything are reset to all', async () => {
  backend.recipes = mains('Ribollita');
  const { user } = await openApp('/', backend);
  await choose(user, /^Dietary filter of Mains/, 'Pescetarian');
  await waitFor(() => expect(JSON.parse(localStorage.getItem('recipe-dietary-filters')!)).toMatchObject({ main: 'all' }));
  await named('button', 'Dietary filter of Mains: All');
  await named('region', 'Mains 1');
  expect(shownTitles(/Mains 1/)).toEqual(['Ribollita']);
});

describe('search', () => {
  const field = () => screen.findAllByRole('searchbox').then((all) => all[0]!);

  test('narrows the library, counts what it finds and stands in the address', async () => {
    backend.recipes = [buildCard(), buildCard({ id: '2', title: 'Lemon sole', course: 'main', diet: 'pescetarian' }), buildCard({ id: '3', title: 'Brasato', course: 'main' })];
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

  test('Ctrl K and Cmd K put the cursor into it', async () => {
    backend.recipes = [buildCard()];
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
    backend.recipes = [buildCard()];
    const { user } = await openApp('/?q=quince', backend);
    await named('heading', 'No recipe for quince');
    expect(((await field()) as HTMLInputElement).value).toBe('quince');
    await user.click(await named('button', 'Show All'));
    await screen.findByText('1 recipe');
    expect(((await field()) as HTMLInputElement).value).toBe('');
  });

  test('keeps what is shown until the answer is there', async () => {
    backend.recipes = [buildCard()];
    const { user } = await openApp('/', backend);
    await screen.findByText('1 recipe');
    backend.answers.set('query LibraryCounts', () => new Promise(() => {}));
    await user.type(await field(), 'quince');
    await waitFor(() => expect(location.search).toBe('?q=quince'));
    expect(screen.getByText('1 recipe')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Lemon tart/ })).toBeTruthy();
  });

  test('is still there when one comes back from a recipe', async () => {
    backend.recipes = [buildCard()];
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

describe('Delete Mode and the archive', () => {
  const optionsEntry = async (user: Awaited<ReturnType<typeof openApp>>['user'], name: string) => {
    await user.click(await named('button', 'Options'));
    await user.click(await named('button', name));
  };

  test('archives in Delete Mode, goes on to the next recipe, and undoes', async () => {
    backend.recipes = mains('Ribollita', 'Brasato');
    const { user } = await openApp('/', backend);
    await named('link', /Ribollita/);
    expect(screen.queryByRole('button', { name: 'Archive Ribollita' })).toBeNull();
    await optionsEntry(user, 'Delete Mode');
    await named('region', 'Delete Mode');
    await user.click(await named('button', 'Archive Ribollita'));
    await screen.findByText('Recipe archived successfully');
    await screen.findByText('1 recipe');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /Brasato/ })));
    await user.click(await named('button', 'Undo'));
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
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Archive Ribollita' })).toBeNull());
    await optionsEntry(user, 'Delete Mode');
    await user.click(await named('button', 'Done'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Archive Ribollita' })).toBeNull());
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
    backend.archived = [buildCard({ id: '7', title: 'Peach melba' })];
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
    backend.archived = [buildCard({ id: '7', title: 'Peach melba' }), buildCard({ id: '8', title: 'Crème caramel' })];
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
    backend.archived = Array.from({ length: 7 }, (_, at) => buildCard({ id: `${at}`, title: `Tart ${at}` }));
    const { user } = await openApp('/?view=archive', backend);
    await user.click(await named('button', 'Delete All'));
    const dialog = await named('alertdialog', 'Delete All');
    expect(dialog.textContent).toContain('7 archived recipes will be gone for good.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete All' }));
    await screen.findByText('All archived recipes deleted permanently');
    expect(screen.getByText('7 recipes deleted.')).toBeTruthy();
    await named('heading', 'The archive is empty');
  });

  const refused = (message: string) => () => Response.json({ data: null, errors: [{ message, extensions: { code: 'RECIPE_NOT_FOUND', status: 404 } }] });

  test.each([
    ['query ArchiveRecipe', 'Failed to archive recipe'],
    ['query RestoreRecipe', 'Failed to restore recipe'],
    ['query DeleteRecipe', 'Failed to delete recipe'],
    ['query DeleteArchivedRecipes', 'Failed to delete all recipes'],
  ])('when %s is refused, a toast says %j and why, and the list is read anew', async (operation, title) => {
    const there = [buildCard({ id: '7', title: 'Peach melba' }), buildCard({ id: '8', title: 'Crème caramel' })];
    backend.recipes = [...there];
    backend.archived = [...there];
    backend.answers.set(operation, refused('This recipe does not exist, or is not yours to see.'));
    const { user } = await openApp(operation.includes('Archive') && !operation.includes('Archived') ? '/' : '/?view=archive', backend);
    await named('link', /Peach melba/);
    if (operation === 'query ArchiveRecipe') await optionsEntry(user, 'Delete Mode');
    backend.recipes.shift();
    backend.archived.shift();
    if (operation === 'query ArchiveRecipe') await user.click(await named('button', 'Archive Peach melba'));
    if (operation === 'query RestoreRecipe') await user.click(await named('button', 'Restore Peach melba'));
    if (operation === 'query DeleteRecipe') {
      await user.click(await named('button', 'Delete Peach melba permanently'));
      await user.click(await named('button', 'Delete'));
    }
    if (operation === 'query DeleteArchivedRecipes') {
      await user.click(await named('button', 'Delete All'));
      await user.click(within(await named('alertdialog', 'Delete All')).getByRole('button', { name: 'Delete All' }));
    }
    const toast = await screen.findByText(title);
    expect(toast.closest('[role=alert]')!.textContent).toContain('This recipe does not exist, or is not yours to see.');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Peach melba/ })).toBeNull());
  });
});

test('of a large library only what is in view is drawn and asked for', async () => {
  backend.recipes = Array.from({ length: 10_000 }, (_, at) => buildCard({ id: `${at}`, title: `Dish ${at}`, course: 'main', diet: 'vegetarian' }));
  await openApp('/', backend);
  await screen.findByText('10,000 recipes');
  const list = within(screen.getByRole('region', { name: 'Mains 10,000' })).getByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items.length).toBeLessThan(60);
  expect([items[0]!.getAttribute('aria-posinset'), items[0]!.getAttribute('aria-setsize')]).toEqual(['1', '10000']);
  expect(Math.max(...libraryPages().map(({ offset }) => offset))).toBeLessThanOrEqual(50);
});

describe('the Options menu', () => {
  test('invites by a link that is built here', async () => {
    backend.recipes = [buildCard()];
    const written: string[] = [];
    const { user } = await openApp('/', backend);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text: string) => void written.push(text) } });
    await user.click(await named('button', 'Options'));
    await user.click(await named('button', 'Invite Users'));
    await named('dialog', 'Invite New Users');
    await user.click(await named('button', 'Create Invitation'));
    await screen.findByText('Invitation created!');
    expect((screen.getByLabelText('Invitation link') as HTMLInputElement).value).toBe(`${location.origin}/api/login`);
    await user.click(await named('button', 'Copy'));
    await screen.findByText('Link copied!');
    expect(written).toEqual([`${location.origin}/api/login`]);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('denied')) } });
    await user.click(await named('button', /^Cop/));
    await screen.findByText('Failed to copy link');
  });

  test.each([[true, 1], [false, 0]])('shows the Admin Dashboard to administrators alone: %p', async (isAdmin, links) => {
    backend.user = { ...backend.user!, isAdmin };
    backend.recipes = [buildCard()];
    const { user } = await openApp('/', backend);
    await named('link', /Lemon tart/);
    await user.click(await named('button', 'Options'));
    expect((await named('link', 'Event Planner')).getAttribute('href')).toBe('/events');
    expect(screen.queryAllByRole('link', { name: 'Admin Dashboard' })).toHaveLength(links);
    const rows = [...(await named('dialog', 'Options')).querySelectorAll('button, a')].map(({ textContent }) => textContent);
    expect(rows.at(-1)).toBe('Delete Mode');
    expect(rows).toEqual(expect.arrayContaining(['Invite Users', 'Import Recipes', 'Export Library', 'Sign Out']));
  });

  test('the one menu of small screens has all of it', async () => {
    backend.recipes = [buildCard()];
    const { user } = await openApp('/', backend);
    await named('link', /Lemon tart/);
    await user.click(await named('button', 'Menu'));
    const rows = [...(await named('dialog', 'Options')).querySelectorAll('button, a')].map(({ textContent }) => textContent);
    expect(rows).toEqual(['Upload Recipe', 'Take Photo', 'Magic Chef', 'Write a Recipe', 'Invite Users', 'Event Planner', 'Import Recipes', 'Export Library', 'Sign Out', 'Delete Mode']);
  });
});

test('Add Recipe offers every way, templates where there are some', async () => {
  backend.recipes = [buildCard()];
  backend.answers.set('query RecipeTemplates', () => Response.json({ data: { templates: [{ __typename: 'RecipeTemplate', id: '5', title: 'Braise', description: '', createdAt: '2026-01-01T00:00:00Z' }] } }));
  const { user } = await openApp('/', backend);
  await named('link', /Lemon tart/);
  await user.click(screen.getAllByRole('button', { name: 'Add Recipe' })[0]!);
  await named('menuitem', 'From a Template');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Upload Recipe', 'Take Photo', 'Magic Chef', 'Write a Recipe', 'From a Template']);
  await user.click(await named('menuitem', 'Magic Chef'));
  expect((await named('dialog', 'Magic Chef')).textContent).toContain('Magic Chef is not part of this version yet.');
});

test.each([['/events', 'Event Planner'], ['/events/7', 'Event Planner'], ['/shopping-lists', 'Shopping Lists']])('%s says that it is not there yet', async (address, title) => {
  await openApp(address, backend);
  await named('heading', title);
  expect(screen.getByText(/not part of this version yet/)).toBeTruthy();
  expect((await named('link', 'Back to Recipes')).getAttribute('href')).toBe('/');
});

test('the admin area is a page that is not there, except for administrators', async () => {
  await openApp('/admin', backend);
  await named('heading', 'Nobody is seated here');
  leaveApp(backend);
  backend.user = { ...backend.user!, isAdmin: true };
  await openApp('/admin', backend);
  await named('heading', 'Admin Dashboard');
});

test('an empty library offers the ways to the first recipe', async () => {
  const { user } = await openApp('/', backend);
  await named('heading', 'The table is laid');
  await user.click(await named('button', /^Import from URL/));
  await named('heading', 'Add Recipe');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recipe URL')));
});

test('a library that cannot be read says so and tries again', async () => {
  backend.answers.set('query LibraryCounts', () => Response.json({ errors: [{ message: 'The library cannot be reached at the moment. Try again in a few seconds.', extensions: { code: 'DATABASE_UNAVAILABLE', status: 503 } }] }));
  const { user } = await openApp('/', backend);
  await screen.findByText('The library cannot be reached at the moment. Try again in a few seconds.');
  backend.answers.clear();
  backend.recipes = [buildCard()];
  await user.click(await named('button', 'Try Again'));
  await screen.findByText('1 recipe');
});

test('a recipe that comes in elsewhere appears by itself', async () => {
  backend.recipes = [buildCard()];
  await openApp('/', backend);
  await screen.findByText('1 recipe');
  backend.recipes = [buildCard({ id: '2', title: 'Ribollita', course: 'main' }), ...backend.recipes];
  backend.send('recipes.changed', { recipeId: 2, change: 'created' });
  await screen.findByText('2 recipes');
});

test('the panel takes the place of the library, and the way back closes it', async () => {
  backend.recipes = [buildCard()];
  const { user } = await openApp('/', backend);
  await screen.findByText('1 recipe');
  await user.click(screen.getAllByRole('button', { name: 'Add Recipe' })[0]!);
  await user.click(await named('menuitem', 'Upload Recipe'));
  await named('heading', 'Add Recipe');
  expect(screen.queryByRole('heading', { name: 'Recipes' })).toBeNull();
  history.back();
  await named('heading', 'Recipes');
});

test('signs out', async () => {
  const { user, login } = await openApp('/', backend);
  await user.click(await named('button', 'Options'));
  await user.click(await named('button', 'Sign Out'));
  await waitFor(() => expect(login.leave).toHaveBeenCalled());
});

test('an address without a page says so to a cook', async () => {
  await openApp('/nowhere', backend);
  await named('heading', 'Nobody is seated here');
  expect((await named('link', 'Go to Recipes')).getAttribute('href')).toBe('/');
});

test('the landing page leads a signed-in cook to the library', async () => {
  await openApp('/landing', backend);
  await named('heading', 'The table is laid');
  expect(location.pathname).toBe('/');
});

test.each(['/', '/landing', '/nowhere'])('a visitor sees the landing page at %s', async (address) => {
  backend.user = null;
  const { user, login } = await openApp(address, backend);
  await named('heading', 'Bring it all to the table');
  for (const feature of ['PDF Upload', 'Image Processing', 'URL Parsing']) expect(screen.getByRole('heading', { name: feature })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/api/login?returnTo=%2F');
  await user.click(screen.getAllByRole('button', { name: 'Sign Up to Get Started' })[0]!);
  await waitFor(() => expect(login.signUp).toHaveBeenCalled());
});
