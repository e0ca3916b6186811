import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeBackend, refused } from '../../test-kit/fake-backend.ts';
import { refusal } from '../../test-kit/fake-graph.ts';
import { leavePage, named, toast } from '../../test-kit/mount-feature.tsx';
import { anna, buildIngredient, buildRecipe } from '../../test-kit/records.ts';
import { buildDish, buildEvent, buildMenu, serveEvents } from './test-kit/event-kitchen.ts';
import { openEvent } from './test-kit/open-event.tsx';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leavePage(backend));

const soup = { id: '1', title: 'Fennel soup', category: 'starter', servings: 4 } as const;
const bread = { id: '2', title: 'Bread', category: 'starter', servings: 6 } as const;
const roast = { id: '3', title: 'Brasato', category: 'main', servings: 6 } as const;
const dinner = () =>
  buildEvent({
    recipes: buildMenu(
      buildDish(soup, { servingMultiplier: '2' }),
      buildDish(bread, { servingMultiplier: '1.3333' }),
      buildDish(roast, { servingMultiplier: '1.3333' }),
    ),
  });
const course = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });
const dishes = (name: string) =>
  within(course(name))
    .queryAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const longMenu = () =>
  buildMenu(
    ...Array.from({ length: 60 }, (_, at) =>
      buildDish({
        id: String(100 + at),
        title: `Dish ${at}`,
        category: 'main',
        servings: 4,
        prepTime: 'PT20M',
        description: `Words of ${at}`,
        ingredients: [buildIngredient({ name: 'salt', originalText: 'salt' })],
      }),
    ),
  );
const pagesOf = (operation: 'MenuRecipes' | 'MenuIngredients') =>
  backend.asked(operation).map(({ offset, first }) => [offset, first]);
const open = async (event = dinner(), address?: string) => {
  serveEvents(backend, [event]);
  const page = await openEvent(backend, address);
  await named('heading', event.name);
  return page;
};

describe('the page of an event', () => {
  test('is read in one request, and shows five facts', async () => {
    await open();
    expect(fact('Dietary profile')).toBe('Omnivore');
    expect(fact('Serving size')).toBe('8 guests');
    expect(fact('Recipes in the menu')).toBe('3');
    expect(fact('Estimated prep')).toBe('~120 minutes');
    expect(fact('Date and time')).toMatch(/24 October 2099/);
    expect(backend.asked('Event')).toHaveLength(1);
    expect(backend.calls.filter(({ path }) => path === '/graphql')).toHaveLength(1);
  });

  test('says that it is read, and with an empty menu names each course without dishes', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    serveEvents(backend, [buildEvent()]);
    backend.answers.set('query Event', () => promise.then(() => undefined));
    await openEvent(backend);
    await screen.findByText('Loading event...');
    resolve();
    await named('heading', 'Your menu is empty');
    for (const name of ['Starters', 'Main Course', 'Desserts'])
      expect(course(name).textContent).toBe(`${name}0No recipes added to ${name.toLowerCase()}`);
  });

  test('of a long menu shows all dishes, and reads what it shows of their recipes page by page', async () => {
    const event = buildEvent({ recipes: longMenu() });
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.answers.set('query MenuRecipes', () => promise.then(() => undefined));
    await open(event);
    expect(dishes('Main Course')).toHaveLength(60);
    expect(fact('Estimated prep')).toBe('Reading...');
    expect(screen.getAllByText('Originally serves 4')).toHaveLength(25);
    resolve();
    await waitFor(() => expect(fact('Estimated prep')).toBe('~1200 minutes'));
    expect(screen.getByText('Words of 59')).toBeTruthy();
    expect(screen.getAllByText('Originally serves 4')).toHaveLength(60);
    expect(backend.asked('Event')).toHaveLength(1);
    expect(pagesOf('MenuRecipes')).toEqual([
      [25, 25],
      [50, 10],
    ]);
    expect(backend.asked('MenuIngredients')).toEqual([]);

    // A change elsewhere is shown on the later pages too.
    event.recipes[58]!.recipe!.description = 'Other words';
    backend.send('recipes.changed', { recipeId: 158, change: 'changed' });
    await screen.findByText('Other words');
    await waitFor(() => expect(pagesOf('MenuRecipes')).toHaveLength(4));
  });

  test('of a long menu asks for ingredients in pages, once what its guests eat is to be checked', async () => {
    const { requestIdleCallback } = globalThis;
    Object.assign(globalThis, { requestIdleCallback: (work: () => void) => setTimeout(work) });
    const recipes = longMenu();
    recipes[57]!.recipe!.ingredients = [buildIngredient({ name: 'lard', originalText: 'lard' })];
    await open(buildEvent({ dietaryProfile: 'vegetarian', recipes }));
    await screen.findByText('Contains 1 meat ingredient: lard (not suitable for vegetarian)');
    expect(pagesOf('MenuIngredients')).toEqual([0, 10, 20, 30, 40, 50].map((at) => [at, 10]));
    await waitFor(() => expect(screen.queryByText(/^Not yet checked/)).toBeNull());
    Object.assign(globalThis, { requestIdleCallback });
  });

  test('of a long menu that cannot be read to its end says so, and reads on once it can', async () => {
    backend.answers.set('query MenuRecipes', () =>
      refused(503, 'UNAVAILABLE', 'Come again later.'),
    );
    await open(buildEvent({ recipes: longMenu() }));
    await waitFor(() =>
      expect(screen.getAllByText('This recipe cannot be read just now.')).toHaveLength(35),
    );
    backend.answers.clear();
    backend.send('events.changed', { eventId: 7, change: 'changed' });
    await screen.findByText('Words of 59');
    await waitFor(() => expect(screen.queryByText(/cannot be read just now/)).toBeNull());
  });

  test('without a date has four facts, and nothing for a calendar', async () => {
    await open(buildEvent({ eventDate: null }));
    expect(screen.queryByText('Date and time')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  test('of no event says so, and of one that cannot be read offers to try again', async () => {
    serveEvents(backend, []);
    await openEvent(backend);
    await named('heading', 'Event not found');
    leavePage(backend);
    backend.answers.set('query Event', () => refused(503, 'UNAVAILABLE', 'Come again later.'));
    const { user } = await openEvent(backend);
    await named('heading', 'This event could not be read');
    backend.answers.clear();
    serveEvents(backend, [dinner()]);
    await user.click(await named('button', 'Retry'));
    await named('heading', 'Supper for Marta');
  });

  test.each(['abc', '-1', '99999999999999999999', '7.5'])(
    'of an address that cannot be one, %s, says that there is no event, and offers no other try',
    async (id) => {
      serveEvents(backend, [dinner()]);
      await openEvent(backend, `/events/${id}`);
      await named('heading', 'Event not found');
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      const way = screen.getByRole('link', { name: 'Your events' });
      expect(way.getAttribute('href')).toBe('/events');
    },
  );

  test('shows what another device changed, and that the event was deleted there', async () => {
    const event = dinner();
    await open(event);
    await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
    event.name = 'Supper for Ilaria';
    backend.send('events.changed', { eventId: 7, change: 'changed' });
    await named('heading', 'Supper for Ilaria');
    serveEvents(backend, []);
    backend.send('events.changed', { eventId: 7, change: 'deleted' });
    await named('heading', 'Event not found');
  });

  test('is gone where its owner has ended the collaboration meanwhile', async () => {
    await open(dinner());
    await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
    serveEvents(backend, []);
    backend.send('collaborations.changed', {
      collaborationId: 1,
      ownerId: 'anna',
      collaboratorId: 'me',
      change: 'ended',
    });
    await named('heading', 'Event not found');
  });

  test('keeps a dish whose recipe is gone, and tells of those that went from the menu', async () => {
    const { user } = await open(
      buildEvent({
        recipes: buildMenu(buildDish(soup, { recipe: null }), buildDish(roast)),
        formerDishes: ['Panna cotta'],
      }),
    );
    expect(dishes('Starters')).toEqual(['Fennel soup']);
    expect(
      within(course('Starters')).getByText('This recipe is gone, or is not shared with you.'),
    ).toBeTruthy();
    expect(screen.getByText(/“Panna cotta” was deleted from the library/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/Panna cotta/)).toBeNull());
  });

  test('a recipe that cannot be read just now is not called gone', async () => {
    const unreadable = buildDish(soup);
    Object.defineProperty(unreadable, 'recipe', {
      get: () => {
        throw refusal('UNAVAILABLE', 503, 'The recipes cannot be reached.');
      },
    });
    serveEvents(backend, [buildEvent({ recipes: [unreadable] })]);
    await openEvent(backend);
    await named('heading', 'Fennel soup');
    expect(screen.getByText('This recipe cannot be read just now.')).toBeTruthy();
  });
});

describe('a dish', () => {
  test('says for how many it is cooked and was written, and leads to its recipe', async () => {
    await open(
      buildEvent({
        recipes: buildMenu(
          buildDish({ ...soup, description: 'Warm' }, { servingMultiplier: '2' }),
          buildDish(
            { ...roast, id: 'magic_3', servingsStated: false },
            { recipeId: null, magicRecipeId: 'magic_3', servingMultiplier: '2' },
          ),
        ),
      }),
    );
    const soupCard = within(screen.getByRole('article', { name: 'Fennel soup' }));
    expect(soupCard.getByText('Serves 8')).toBeTruthy();
    expect(soupCard.getByText('Originally serves 4')).toBeTruthy();
    expect(soupCard.getByText('Warm')).toBeTruthy();
    expect(soupCard.getByRole('link').getAttribute('href')).toBe(
      '/recipes/1?eventId=7&servingMultiplier=2',
    );
    const roastCard = within(screen.getByRole('article', { name: 'Brasato' }));
    expect(roastCard.getByText('Servings not stated')).toBeTruthy();
    expect(roastCard.getByRole('link').getAttribute('href')).toBe(
      '/recipes/magic_3?eventId=7&servingMultiplier=2',
    );
  });

  test('is moved by the menu of its handle, at once and told, and is back in its place when refused', async () => {
    const { user } = await open();
    const move = async (title: string, way: string) => {
      await user.click(screen.getByRole('button', { name: `Move ${title}` }));
      await user.click(await named('menuitem', way));
    };
    await move('Bread', 'Move up');
    await waitFor(() => expect(dishes('Starters')).toEqual(['Bread', 'Fennel soup']));
    expect(screen.getByText('Bread: Starters, 1 of 2')).toBeTruthy();
    await move('Bread', 'Move to Desserts');
    await waitFor(() => expect(dishes('Desserts')).toEqual(['Bread']));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Bread'),
    );
    expect(backend.asked('MoveEventRecipe')).toEqual([
      { eventId: '7', recipeId: '2', courseType: 'appetizer', orderIndex: 0 },
      { eventId: '7', recipeId: '2', courseType: 'dessert', orderIndex: 0 },
    ]);
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.answers.set('query MoveEventRecipe', async () => {
      await promise;
      return Response.json({
        data: null,
        errors: [{ message: 'Not now.', extensions: { code: 'BUSY', status: 503 } }],
      });
    });
    await move('Fennel soup', 'Move to Main Course');
    await waitFor(() => expect(dishes('Main Course')).toEqual(['Brasato', 'Fennel soup']));
    resolve();
    await screen.findByText('Not now. “Fennel soup” is back in its place.');
    expect(dishes('Starters')).toEqual(['Fennel soup']);
  });

  test('is removed after a question; another tab may have been faster', async () => {
    const event = dinner();
    const { user } = await open(event);
    await user.click(screen.getByRole('button', { name: 'Remove Bread' }));
    await named('alertdialog', 'Remove this recipe from the menu?');
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    await user.click(screen.getByRole('button', { name: 'Remove Bread' }));
    event.recipes = event.recipes.filter(({ title }) => title !== 'Bread');
    await user.click(await named('button', 'Remove'));
    await toast('Recipe removed');
    expect(dishes('Starters')).toEqual(['Fennel soup']);
  });

  test('that guests do not eat is marked with the reason, and what is not known is named', async () => {
    const { requestIdleCallback } = globalThis;
    Object.assign(globalThis, { requestIdleCallback: (work: () => void) => setTimeout(work) });
    const lines = ['beef shin', 'snozzcumber'].map((name) =>
      buildIngredient({ name, originalText: name }),
    );
    await open(
      buildEvent({
        dietaryProfile: 'vegetarian',
        recipes: [buildDish({ ...roast, ingredients: lines })],
      }),
    );
    const card = within(screen.getByRole('article', { name: 'Brasato' }));
    expect(await card.findByText('Dietary Incompatible')).toBeTruthy();
    expect(
      card.getByText('Contains 1 meat ingredient: beef shin (not suitable for vegetarian)'),
    ).toBeTruthy();
    expect(card.getByText('Not checked: snozzcumber')).toBeTruthy();
    Object.assign(globalThis, { requestIdleCallback });
  });
});

describe('adding to the menu', () => {
  const kept = () => [
    buildRecipe({ id: '9', title: 'Lemon tart', category: 'dessert' }),
    buildRecipe({ ...soup }),
    buildRecipe({ id: '8', title: 'Apple cake', category: null, course: 'main' }),
  ];
  const openDialog = async (event = dinner()) => {
    backend.recipes = kept();
    const page = await open(event);
    await page.user.click(screen.getByRole('button', { name: 'Add Recipe' }));
    return { ...page, dialog: within(await named('dialog', 'Add Recipe to Menu')) };
  };
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  test('takes a saved recipe by a part of its title, and says to which course it goes', async () => {
    const { user, dialog } = await openDialog();
    const add = dialog.getByRole('button', { name: 'Add Recipe' });
    expect(add.hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('combobox'));
    await waitFor(() => expect(options()).toEqual(['Apple cake', 'Lemon tart']));
    await user.type(dialog.getByRole('combobox'), 'ON TA');
    await waitFor(() => expect(options()).toEqual(['Lemon tart']));
    await user.keyboard('{Enter}');
    expect(dialog.getByText('Will be added to: Desserts')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Clear selection' }));
    await user.type(dialog.getByRole('combobox'), 'zzz');
    expect(await dialog.findByText('No recipes found')).toBeTruthy();
    await user.clear(dialog.getByRole('combobox'));
    await user.click(await named('option', 'Apple cake'));
    expect(dialog.getByText('Will be added to: Main Course')).toBeTruthy();
    await user.click(add);
    await toast('Recipe added');
    await waitFor(() => expect(dishes('Main Course')).toEqual(['Brasato', 'Apple cake']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('takes by Enter what is written, also before the list has followed', async () => {
    const { user, dialog } = await openDialog();
    const box = dialog.getByRole('combobox');
    await user.click(box);
    await named('option', 'Apple cake');
    act(() => {
      fireEvent.change(box, { target: { value: 'lemon' } });
      fireEvent.keyDown(box, { key: 'Enter' });
    });
    expect(await dialog.findByText('Will be added to: Desserts')).toBeTruthy();
  });

  test('has three ways, and says that it is being added', async () => {
    const { user, dialog } = await openDialog();
    for (const words of [
      'Select from saved recipes',
      'Upload a file or paste a URL',
      'AI-generate a recipe',
    ])
      expect(dialog.getByText(words)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Add Recipe' }).hasAttribute('disabled')).toBe(true);
    await user.click(dialog.getByRole('combobox'));
    await user.click(await named('option', 'Lemon tart'));
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.answers.set('query AddEventRecipe', () => promise.then(() => undefined));
    await user.click(dialog.getByRole('button', { name: 'Add Recipe' }));
    const adding = await named('button', 'Adding...');
    expect(adding.hasAttribute('disabled')).toBe(true);
    resolve();
    await toast('Recipe added');
  });

  test('reads the library once while it is open, and anew when it opens again', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('combobox'));
    await user.click(await named('option', 'Lemon tart'));
    await user.click(dialog.getByRole('button', { name: 'Clear selection' }));
    await user.click(dialog.getByRole('combobox'));
    await named('option', 'Lemon tart');
    expect(backend.asked('RecipesToAdd')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    backend.recipes = [buildRecipe({ id: '10', title: 'Zabaione' })];
    await user.click(screen.getByRole('button', { name: 'Add Recipe' }));
    await user.click(await named('combobox', 'Search and select a recipe...'));
    await named('option', 'Zabaione');
    expect(options()).toEqual(['Zabaione']);
  });

  test('offers for the menu of another what is in their collection', async () => {
    backend.recipes = [
      buildRecipe({ id: '9', title: 'Lemon tart' }),
      buildRecipe({ id: '10', title: 'Zabaione', ownerId: anna.id, owner: anna }),
    ];
    const { user } = await open(buildEvent({ userId: anna.id, owner: anna }));
    await user.click(screen.getAllByRole('button', { name: 'Add Recipe' })[0]!);
    await user.click(await named('combobox', 'Search and select a recipe...'));
    await named('option', 'Zabaione');
    expect(options()).toEqual(['Zabaione']);
  });

  test('from a large library draws a hundred, says that there are more, and asks once for what is typed', async () => {
    backend.recipes = Array.from({ length: 1001 }, (_, at) =>
      buildRecipe({ id: String(100 + at), title: at === 1000 ? 'Zabaione' : `Cake ${at}` }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Recipe' }));
    const box = await named('combobox', 'Search and select a recipe...');
    await user.click(box);
    await screen.findByText('There are more: write a whole word of the title.');
    expect(options()).toHaveLength(100);
    // At one go: how fast somebody types is not what is tested.
    for (const value of ['z', 'zab', 'zabaione']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(options()).toEqual(['Zabaione']));
    expect(backend.asked('RecipesToAdd').flatMap(({ search }) => search ?? [])).toEqual([
      'zabaione',
    ]);
  });

  test('closes its list by Escape and by a press elsewhere, and begins anew when it opens again', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('combobox'));
    await named('option', 'Lemon tart');
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    await user.click(dialog.getByRole('combobox'));
    await named('option', 'Lemon tart');
    await user.click(dialog.getByRole('heading'));
    expect(options()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Upload New Recipe' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add Recipe' }));
    const again = await named('radio', 'Choose Existing Recipe');
    expect((again as HTMLInputElement).checked).toBe(true);
  });

  test('of a library that has no more says so', async () => {
    backend.recipes = [buildRecipe({ ...soup })];
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Recipe' }));
    await user.click(await named('combobox', 'Search and select a recipe...'));
    expect(await screen.findByText('No available recipes')).toBeTruthy();
  });

  test('that fails is told, and the choice stays', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('combobox'));
    await user.click(await named('option', 'Lemon tart'));
    backend.answers.set('query AddEventRecipe', () => new Response('', { status: 500 }));
    await user.click(dialog.getByRole('button', { name: 'Add Recipe' }));
    await screen.findByText('Failed to add recipe to menu.');
    expect(dialog.getByText('Will be added to: Desserts')).toBeTruthy();
  });

  test('is sent once by a double click, and again with the same key while the same recipe is chosen', async () => {
    const { user, dialog } = await openDialog();
    const choose = async (title: string) => {
      await user.click(await named('combobox', 'Search and select a recipe...'));
      await user.click(await named('option', title));
    };
    const keys = () => backend.asked('AddEventRecipe').map((asked) => asked['idempotencyKey']);
    await choose('Lemon tart');
    backend.answers.set('query AddEventRecipe', () => new Response('', { status: 500 }));
    await user.click(dialog.getByRole('button', { name: 'Add Recipe' }));
    await screen.findByText('Failed to add recipe to menu.');
    backend.answers.clear();
    await user.dblClick(dialog.getByRole('button', { name: 'Add Recipe' }));
    await toast('Recipe added');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(dishes('Desserts')).toEqual(['Lemon tart']);
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys()[0]]);
    await user.click(screen.getByRole('button', { name: 'Add Recipe' }));
    await choose('Apple cake');
    await user.click(
      within(await named('dialog', 'Add Recipe to Menu')).getByRole('button', {
        name: 'Add Recipe',
      }),
    );
    await waitFor(() => expect(new Set(keys()).size).toBe(2));
  });

  test('by a file or by the magic chef is handed on with the event', async () => {
    const { user } = await open(buildEvent());
    await named('heading', 'Your menu is empty');
    await user.click(screen.getByRole('button', { name: 'Add Your First Recipe' }));
    await user.click(await named('radio', 'Create with Magic Chef'));
    await user.click(screen.getByRole('button', { name: 'Open Magic Chef' }));
    await user.click(await named('button', 'Magic Chef: {"id":"7","name":"Supper for Marta"}'));
    await user.click(screen.getByRole('button', { name: 'Add Recipe' }));
    await user.click(await named('radio', 'Upload New Recipe'));
    await user.click(screen.getByRole('button', { name: 'Upload Recipe' }));
    const upload = await named('button', 'Upload: {"id":"7","name":"Supper for Marta"}');
    expect(location.search).toBe('?add=files');
    await user.click(upload);
    await named('heading', 'Menu Planning');
  });
});

describe('editing the event', () => {
  const openDialog = async (event = dinner()) => {
    const page = await open(event);
    await page.user.click(screen.getByRole('button', { name: 'Edit Event' }));
    return { ...page, dialog: within(await named('dialog', 'Edit Event')), event };
  };
  const write = async (
    user: Awaited<ReturnType<typeof open>>['user'],
    label: string,
    text: string,
  ) => {
    const field = screen.getByLabelText(label, { exact: false });
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };

  test('begins with the event; a blank date is sent as an empty text, what is no number as one guest', async () => {
    const { user, dialog } = await openDialog();
    expect(screen.getByLabelText<HTMLInputElement>('Event Name').value).toBe('Supper for Marta');
    await write(user, 'Date & Time', '');
    await write(user, 'Number of Guests', 'many');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await toast('Event updated');
    expect(backend.asked('UpdateEvent')[0]).toMatchObject({
      id: '7',
      input: { eventDate: '', guestCount: 1 },
    });
    expect(fact('Serving size')).toBe('1 guest');
  });

  test('says that it is being saved; where that fails, that is said and what was written stays', async () => {
    const { user, dialog } = await openDialog();
    await write(user, 'Event Name', 'Lunch');
    const { promise, resolve } = Promise.withResolvers<void>();
    backend.answers.set('query UpdateEvent', () =>
      promise.then(() => new Response('', { status: 500 })),
    );
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const updating = await named('button', 'Updating...');
    expect(updating.hasAttribute('disabled')).toBe(true);
    resolve();
    await toast('Error');
    expect(screen.getByText('Failed to update event.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Event Name').value).toBe('Lunch');
    backend.answers.clear();
    await user.click(await named('button', 'Save Changes'));
    await toast('Event updated');
  });

  test('sends only what was touched; its hour is shown and written in its own zone, which is said', async () => {
    const event = buildEvent({
      eventDate: '2099-07-24T17:30:15.000Z',
      timeZone: 'Pacific/Port_Moresby',
    });
    const { user, dialog } = await openDialog(event);
    expect(fact('Date and time')).toBe('Sat 25 July 2099, 03:30 (Pacific/Port Moresby)');
    const date = screen.getByLabelText<HTMLInputElement>('Date & Time', { exact: false });
    expect(date.value).toMatch(/^2099-07-25T03:30:15/);
    expect(dialog.getByText('The time in Pacific/Port Moresby.')).toBeTruthy();
    await write(user, 'Event Name', 'Lunch');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await toast('Event updated');
    expect(backend.asked('UpdateEvent')[0]).toMatchObject({ input: { name: 'Lunch' } });
    expect(event.eventDate).toBe('2099-07-24T17:30:15.000Z');
    await user.click(screen.getByRole('button', { name: 'Edit Event' }));
    await named('dialog', 'Edit Event');
    await write(user, 'Date & Time', '2099-07-26T19:30');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(backend.asked('UpdateEvent').map(({ input }) => input)).toEqual([
        { name: 'Lunch' },
        { eventDate: '2099-07-26T09:30:00.000Z', timeZone: 'Pacific/Port_Moresby' },
      ]),
    );
  });

  test('cannot be saved without a name or with no guest, and more than a hundred are refused', async () => {
    const { user, dialog } = await openDialog();
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    await write(user, 'Event Name', ' ');
    expect(save.hasAttribute('disabled')).toBe(true);
    await write(user, 'Event Name', 'Lunch');
    for (const none of ['0', '-3']) {
      await write(user, 'Number of Guests', none);
      expect(save.hasAttribute('disabled')).toBe(true);
      expect(dialog.getByText('An event has 1 to 100 guests.')).toBeTruthy();
    }
    await write(user, 'Number of Guests', '101');
    expect(save.hasAttribute('disabled')).toBe(true);
    expect(dialog.getByText('An event has 1 to 100 guests.')).toBeTruthy();
    await write(user, 'Number of Guests', '100');
    await user.click(save);
    await toast('Event updated');
  });

  test('says while guests are written what is kept of what is no number', async () => {
    const { user, dialog } = await openDialog();
    const field = screen.getByLabelText('Number of Guests');
    const said = () =>
      document.getElementById(field.getAttribute('aria-describedby')!)!.textContent;
    expect(said()).toBe('1 to 100');
    for (const [typed, words] of [
      ['', 'Left empty it is saved as 1 guest.'],
      ['many', 'This is no whole number: it is saved as 1 guest.'],
      ['4.5', 'This is no whole number: it is saved as 1 guest.'],
      ['0', 'An event has 1 to 100 guests.'],
      ['12', '1 to 100'],
    ] as const) {
      await write(user, 'Number of Guests', typed);
      expect(said()).toBe(words);
    }
    await write(user, 'Number of Guests', 'many');
    expect(dialog.getByRole('button', { name: 'Save Changes' }).hasAttribute('disabled')).toBe(
      false,
    );
  });

  test('keeps what somebody else changed meanwhile, and says where both changed the same', async () => {
    const { user, dialog, event } = await openDialog();
    await write(user, 'Event Name', 'Lunch');
    Object.assign(event, { name: 'Dinner', guestCount: 6, version: 5 });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('This event was changed in the meantime.');
    await dialog.findByText(/Somebody else changed the name\./);
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await toast('Event updated');
    expect(event).toMatchObject({ name: 'Lunch', guestCount: 6 });
  });
});

describe('preparing', () => {
  test('begins by the address; overview, minutes and links are those of the menu', async () => {
    const { user } = await open(
      buildEvent({
        recipes: buildMenu(
          buildDish(
            { ...soup, prepTime: '1 hour 15 min', cookTime: null },
            { servingMultiplier: '2' },
          ),
          buildDish({ ...roast, prepTime: 'PT30M', cookTime: 'PT3H30M' }),
          buildDish({ ...bread, prepTime: null, cookTime: null }),
        ),
      }),
      '/events/7?mode=prepare',
    );
    await named('heading', 'Preparation Tools');
    expect(fact('Total recipes')).toBe('3');
    expect(fact('Estimated prep time')).toBe('~115 min');
    expect(fact('Guests')).toBe('8');
    const times = within(screen.getByRole('region', { name: 'Recipe Preparation Times' }));
    expect(times.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fennel soupStarters75 min',
      'BreadStarters10 min assumed',
      'BrasatoMain Course30 min',
    ]);
    expect(times.getByRole('link', { name: 'Fennel soup' }).getAttribute('href')).toBe(
      '/recipes/1?eventId=7&servingMultiplier=2&mode=prepare',
    );
    await user.click(screen.getByRole('button', { name: 'Generate Shopping List' }));
    await named(
      'button',
      'Shopping List: {"eventId":"7","eventName":"Supper for Marta","ownerId":"u1"}',
    );
    await user.click(screen.getByRole('radio', { name: /Plan Menu/ }));
    await named('heading', 'Menu Planning');
    expect(location.search).toBe('');
  });

  test('an empty menu says how to fill it, and has no list', async () => {
    await open(buildEvent(), '/events/7?mode=prepare');
    await screen.findByText('No recipes added yet. Switch to Plan mode to add recipes.');
    const generate = await named('button', 'Generate Shopping List');
    expect(generate.hasAttribute('disabled')).toBe(true);
  });
});
