import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named, toast } from '../../../test-kit/mount-feature.tsx';
import { CollectionsProvider } from '../../../kitchen/collection/collections-provider.tsx';
import { anna, buildCollaboration, buildRecipe } from '../../../test-kit/records.ts';
import { buildItem, buildList, FakeLists } from '../test-kit/fake-lists.ts';
import { ShoppingListsPage } from './shopping-lists-page.tsx';

let backend: FakeBackend;
let kept: FakeLists;
beforeEach(() => {
  backend = new FakeBackend();
  kept = new FakeLists(backend);
});
afterEach(() => leavePage(backend));

const birthday = () =>
  buildList({
    recipeCount: 4,
    items: [
      buildItem({ id: '1', name: 'lemons', amount: '5', unit: null, category: 'Fruit' }),
      buildItem({ id: '2', checked: true }),
      buildItem({
        id: '3',
        name: 'salt',
        amount: null,
        unit: null,
        category: 'Shelf',
        staple: true,
      }),
    ],
  });
const open = (address = '/shopping-lists') =>
  mountFeature(backend, address, {
    '/shopping-lists': (
      <CollectionsProvider>
        <ShoppingListsPage />
      </CollectionsProvider>
    ),
  });
const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const list = () => screen.findByRole('region', { name: 'Open list' });
const down = () => Promise.reject(new TypeError('Failed to fetch'));

test('without lists it says so and leads to the first', async () => {
  const { user } = await open();
  await named('heading', 'No Shopping Lists');
  await user.click(await named('button', 'Create Your First List'));
  await named('dialog', 'Create List');
});

test('shows the latest list by category, with its progress and that of the others', async () => {
  kept.lists = [birthday(), buildList({ id: '8', title: 'Sunday lunch', items: [buildItem()] })];
  await open();
  const region = await list();
  await within(region).findByText('1 of 3');
  expect(
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Fruit', 'Dairy and eggs', 'Shelf']);
  expect((await tick(/ricotta/)).checked).toBe(true);
  expect(within(region).queryByText(/Pantry staple/)).toBeNull();
  const nav = within(screen.getByRole('navigation', { name: 'Lists' }));
  expect(nav.getByText('1 of 3, from 4 recipes')).toBeTruthy();
  expect(nav.getByText('0 of 1, from 1 recipe')).toBeTruthy();
});

test('what more is shown stays when something happens to lists', async () => {
  kept.lists = Array.from({ length: 90 }, (_, at) =>
    buildList({ id: String(100 + at), title: `Lunch ${at}` }),
  );
  const { user } = await open();
  for (const last of [39, 59, 79]) {
    await user.click(await named('button', 'Show more'));
    await named('link', `Lunch ${last} 0 of 0, from 1 recipe`);
  }
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  kept.lists.unshift(buildList({ id: '99', title: 'Brunch' }));
  kept.tell('99', 'created');
  await named('link', 'Brunch 0 of 0, from 1 recipe');
  expect(
    within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link'),
  ).toHaveLength(80);
});

test('an address opens one list, and one that is gone is said', async () => {
  kept.lists = [birthday(), buildList({ id: '8', title: 'Sunday lunch', items: [buildItem()] })];
  const { user } = await open('/shopping-lists?list=8');
  await named('heading', 'Sunday lunch');
  await user.click(await named('link', /Marta/));
  await named('heading', 'Marta’s birthday');
  expect(location.search).toBe('?list=7');
  kept.lists.shift();
  kept.tell('7', 'deleted');
  await named('heading', 'This list is gone');
  await user.click(await named('link', 'Your lists'));
  await named('heading', 'Sunday lunch');
});

test('an address that is none of a list says so, and leads to the lists', async () => {
  kept.lists = [birthday()];
  const { user } = await open('/shopping-lists?list=7%20');
  await named('heading', 'There is no such list');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(await named('link', 'Your lists'));
  await named('heading', 'Marta’s birthday');
});

test('a tick shows at once, is sent by itself, and outlives what was read before it', async () => {
  kept.lists = [birthday()];
  const { user } = await open();
  const lemons = await tick(/lemons/);
  const { promise: sent, resolve: send } = Promise.withResolvers<undefined>();
  backend.answers.set('query TickShoppingItems', () => sent);
  await user.click(lemons);
  expect((await tick(/lemons/)).checked).toBe(true);
  // Somebody else ticks salt: what is read for it knows nothing of the lemons.
  await waitFor(() => expect(backend.asked('TickShoppingItems')).toHaveLength(1));
  kept.change('7', ({ items }) => void (items[2]!.checked = true));
  expect((await tick(/lemons/)).checked).toBe(true);
  send(undefined);
  await within(await list()).findByText('3 of 3 · complete');
  expect(backend.asked('TickShoppingItems')).toEqual([
    { listId: '7', since: 1, ticks: [{ itemId: '1', checked: true }] },
  ]);
  expect(kept.lists[0]!.items.map(({ checked }) => checked)).toEqual([true, true, true]);
});

test('what others tick shows by itself', async () => {
  kept.lists = [birthday()];
  await open();
  await within(await list()).findByText('1 of 3');
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  kept.change('7', ({ items }) => void (items[0]!.checked = true));
  await within(await list()).findByText('2 of 3');
});

test('lists of somebody who has ended the collaboration are shown no more', async () => {
  kept.lists = [birthday()];
  await open();
  await within(await list()).findByText('1 of 3');
  await waitFor(() => expect(backend.made('GET /api/stream')).toHaveLength(1));
  kept.lists = [];
  backend.send('collaborations.changed', {
    collaborationId: 1,
    ownerId: 'anna',
    collaboratorId: 'me',
    change: 'ended',
  });
  await named('heading', 'No Shopping Lists');
});

test('without a network ticks wait on the device, are shown as not sent, and catch up in one go', async () => {
  kept.lists = [birthday()];
  const { user } = await open();
  backend.answers.set('query TickShoppingItems', down);
  await user.click(await tick(/lemons/));
  await screen.findByText(/1 change is not sent yet/);
  await user.click(await tick(/salt/));
  await user.click(await tick(/ricotta/));
  await screen.findByText(/3 changes are not sent yet/);
  expect(screen.getAllByText('Not sent yet')).toHaveLength(3);
  expect(localStorage.getItem('shopping-waiting:u1')).toContain('lemons');
  backend.answers.delete('query TickShoppingItems');
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
  expect(kept.lists[0]!.items.map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(backend.asked('TickShoppingItems').at(-1)!['ticks']).toHaveLength(3);
  expect(localStorage.getItem('shopping-waiting:u1')).toBeNull();
});

test('what somebody else wrote meanwhile shows where ticks that were taken back changed nothing', async () => {
  kept.lists = [birthday()];
  const { user } = await open();
  backend.answers.set('query TickShoppingItems', down);
  await user.click(await tick(/lemons/));
  await screen.findByText(/1 change is not sent yet/);
  await user.click(await tick(/lemons/));
  Object.assign(kept.lists[0]!, { version: 2 }).items[2]!.name = 'sea salt';
  backend.answers.delete('query TickShoppingItems');
  fireEvent(window, new Event('online'));
  await tick(/sea salt/);
  expect(kept.lists[0]!.version).toBe(2);
});

test('what could not be ticked is said: an item that was taken off, a list that was deleted', async () => {
  kept.lists = [birthday()];
  const { user } = await open();
  const lemons = await tick(/lemons/);
  kept.lists[0]!.items.shift();
  await user.click(lemons);
  await toast('No longer on the list');
  expect(screen.getByText(/took it off meanwhile: lemons/)).toBeTruthy();
  kept.lists = [];
  await user.click(await tick(/salt/));
  await toast('The list is gone');
  expect(screen.getByText(/Not kept: salt/)).toBeTruthy();
  expect(localStorage.getItem('shopping-waiting:u1')).toBeNull();
});

test('items are added one after the other, by hand, also without a network', async () => {
  kept.lists = [birthday()];
  const { user } = await open();
  await user.click(await named('button', 'Add item'));
  const dialog = within(await named('dialog', 'Add Item'));
  expect(dialog.getByText('An amount may stand in front: 2 kg flour.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText('What is to be bought?');
  await user.type(dialog.getByLabelText(/^Item/), 'candles');
  await user.type(dialog.getByLabelText('Amount'), '2');
  await user.type(dialog.getByLabelText('Unit'), 'packs');
  expect(dialog.getByText('Left empty it is found by the item.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Aisle'), 'Household');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await within(await list()).findByText('1 of 4');
  expect((dialog.getByLabelText(/^Item/) as HTMLInputElement).value).toBe('');
  await within(await list()).findByRole('heading', { name: 'Household' });
  backend.answers.set('query AddShoppingItem', down);
  await user.type(dialog.getByLabelText(/^Item/), 'ice');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByText(/1 change is not sent yet/);
  expect((await tick(/ice/)).disabled).toBe(true);
  backend.answers.delete('query AddShoppingItem');
  fireEvent(window, new Event('online'));
  await waitFor(async () => expect((await tick(/ice/)).disabled).toBe(false));
  expect(kept.lists[0]!.items.map(({ name }) => name)).toContain('candles');
  const [first, again] = backend.asked('AddShoppingItem').slice(-2);
  expect(first!['idempotencyKey']).toBe(again!['idempotencyKey']);
});

test('items are edited, and removed with a way back', async () => {
  kept.lists = [birthday()];
  const { user } = await open();
  await user.click(await named('button', 'Edit list'));
  await user.click(await named('button', 'Edit ricotta'));
  const dialog = within(await named('dialog', 'Edit Item'));
  const amount = dialog.getByLabelText('Amount');
  await user.clear(amount);
  await user.type(amount, '750');
  backend.answers.set('query UpdateShoppingItem', down);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await toast('Failed to update item');
  expect((amount as HTMLInputElement).value).toBe('750');
  backend.answers.delete('query UpdateShoppingItem');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await within(await list()).findByText('750 g');
  expect(backend.asked('UpdateShoppingItem').at(-1)).toEqual({
    listId: '7',
    itemId: '2',
    input: { amount: '750' },
  });
  await user.click(await named('button', 'Remove lemons'));
  await toast('Removed lemons');
  expect(screen.queryByRole('button', { name: 'Edit lemons' })).toBeNull();
  await user.click(await named('button', 'Undo'));
  await named('button', 'Edit lemons');
  expect(backend.asked('RemoveShoppingItems')).toEqual([]);
});

test('a removal that waited is sent', async () => {
  kept.lists = [birthday()];
  await open();
  await within(await list()).findByText('1 of 3');
  localStorage.setItem(
    'shopping-waiting:u1',
    JSON.stringify([{ kind: 'remove', listId: '7', itemId: '1', name: 'lemons', notBefore: 1 }]),
  );
  fireEvent(window, new StorageEvent('storage', { key: 'shopping-waiting:u1' }));
  await within(await list()).findByText('1 of 2');
  await (await tick(/salt/)).click();
  await waitFor(() =>
    expect(backend.asked('RemoveShoppingItems')).toEqual([{ listId: '7', itemIds: ['1'] }]),
  );
  await within(await list()).findByText('2 of 2 · complete');
});

test('a list is renamed', async () => {
  kept.lists = [birthday()];
  const { user } = await open();
  await user.click(await named('button', 'Edit list'));
  await user.click(await named('button', 'Rename list'));
  const dialog = within(await named('dialog', 'Rename List'));
  await user.clear(dialog.getByLabelText(/^Title/));
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await dialog.findByText('A list needs a title.');
  await user.type(dialog.getByLabelText(/^Title/), 'Saturday{Enter}');
  await named('heading', 'Saturday');
  await named('link', /Saturday/);
});

test('copies with a sign for each item, then says from how many recipes', async () => {
  kept.lists = [birthday()];
  const { user } = await open();
  await user.click(await named('button', 'Copy'));
  await toast('Shopping list copied to clipboard');
  expect(await navigator.clipboard.readText()).toBe(
    'Marta’s birthday\n\nFruit\n☐ 5 Lemons\n\nDairy and eggs\n☑ 500 g Ricotta\n\nShelf\n☐ Salt\n\nFrom 4 recipes',
  );
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(await named('button', 'Export'));
  await toast('Download started!');
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(
    'shopping-list-marta-s-birthday.txt',
  );
  click.mockRestore();
});

test('shares by the sheet of the device: closing it says nothing, a failure copies', async () => {
  kept.lists = [birthday()];
  const share = jest.fn<(data: ShareData) => Promise<void>>();
  Object.assign(navigator, { share });
  try {
    const { user } = await open();
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await user.click(await named('button', 'Share'));
    expect(share.mock.calls[0]![0].text).toContain('☑ 500 g Ricotta');
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await user.click(await named('button', 'Share'));
    await toast('Shopping list copied to clipboard');
    expect(screen.getAllByRole('status').filter((box) => box.dataset['toast'] === '')).toHaveLength(
      1,
    );
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('is deleted when one has said so, and the next opens', async () => {
  kept.lists = [birthday(), buildList({ id: '8', title: 'Sunday lunch', items: [buildItem()] })];
  const { user } = await open('/shopping-lists?list=7');
  await user.click(await named('button', 'Delete list'));
  const question = within(await named('alertdialog', 'Delete this shopping list?'));
  expect(question.getByText(/its 3 items/)).toBeTruthy();
  backend.answers.set('query DeleteShoppingList', down);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await toast('Failed to delete shopping list');
  backend.answers.delete('query DeleteShoppingList');
  await user.click(await named('button', 'Delete list'));
  await user.click(await named('button', 'Delete'));
  await toast('Shopping list deleted successfully!');
  await named('heading', 'Sunday lunch');
  expect(kept.lists.map(({ id }) => id)).toEqual(['8']);
});

test('a list is made of chosen recipes, for as many as one says', async () => {
  backend.recipes = [
    buildRecipe({ id: '42', servings: 8 }),
    buildRecipe({ id: '43', title: 'Panzanella', servings: 4, servingsStated: false }),
  ];
  const { user } = await open();
  await user.click(await named('button', 'Create Your First List'));
  const dialog = within(await named('dialog', 'Create List'));
  const create = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create List' });
  expect(create.disabled).toBe(true);
  fireEvent.submit(dialog.getByLabelText(/^Title/).closest('form')!);
  await toast('Please select at least one recipe');
  await user.click(await dialog.findByRole('checkbox', { name: 'Lemon tart' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Panzanella' }));
  const [tart, salad] = within(dialog.getByRole('list', { name: 'Chosen recipes' })).getAllByRole(
    'listitem',
  );
  await user.click(within(tart!).getByRole('button', { name: 'More servings' }));
  expect(within(salad!).getByText(/Servings not stated/)).toBeTruthy();
  backend.answers.set('query CreateShoppingList', down);
  await user.click(create);
  await toast('Failed to create shopping list');
  backend.answers.delete('query CreateShoppingList');
  await user.click(create);
  await toast('Shopping list created successfully!');
  await named('heading', 'Shopping List - today');
  const [first, again] = backend.asked('CreateShoppingList');
  expect(again).toEqual(first);
  expect(again!['input']).toMatchObject({
    title: null,
    recipes: [
      { recipeId: '42', servings: 9 },
      { recipeId: '43', servings: null },
    ],
    units: 'metric',
  });
});

test('recipes are found by a search, page by page', async () => {
  backend.recipes = Array.from({ length: 60 }, (_, at) =>
    buildRecipe({ id: `${at + 1}`, title: `Soup ${at + 10}` }),
  );
  const { user } = await open();
  await user.click(await named('button', 'Create Your First List'));
  const dialog = within(await named('dialog', 'Create List'));
  await user.click(await dialog.findByRole('button', { name: 'Show more (50 of 60)' }));
  await dialog.findByRole('checkbox', { name: 'Soup 69' });
  await user.type(dialog.getByRole('searchbox'), 'Soup 33');
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
});

test('a list can be made for somebody for whom one acts, of their recipes', async () => {
  backend.collaborations = [buildCollaboration()];
  backend.recipes = [
    buildRecipe({ id: '42', title: 'Lemon tart' }),
    buildRecipe({ id: '43', title: 'Panzanella', ownerId: anna.id, owner: anna }),
  ];
  const { user } = await open();
  await user.click(await named('button', 'Create Your First List'));
  const dialog = within(await named('dialog', 'Create List'));
  await dialog.findByRole('checkbox', { name: 'Lemon tart' });
  await user.click(dialog.getByRole('button', { name: 'Change' }));
  await user.click(await named('menuitemradio', "Anna Rossi's collection"));
  await user.click(await dialog.findByRole('checkbox', { name: 'Panzanella' }));
  expect(dialog.queryByRole('checkbox', { name: 'Lemon tart' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Create List' }));
  await named('heading', 'Shopping List - today');
  expect(backend.asked('CreateShoppingList')).toMatchObject([{ collection: anna.id }]);
  expect(within(await list()).getByText("Anna Rossi's").parentElement!.textContent).toBe(
    "Anna Rossi's list",
  );
});
