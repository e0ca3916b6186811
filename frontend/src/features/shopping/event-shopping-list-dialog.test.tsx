import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../test-kit/fake-graph.ts';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import { EventShoppingListOpener } from './test-kit/event-shopping-list-opener.tsx';
import { buildEventList, FakeLists } from './test-kit/fake-lists.ts';

let backend: FakeBackend;
let kept: FakeLists;
beforeEach(() => {
  backend = new FakeBackend();
  kept = new FakeLists(backend);
  backend.fields.eventShoppingList = () => supper();
  globalThis.print = jest.fn();
});
afterEach(() => leavePage(backend));

const supper = () =>
  buildEventList({
    eventName: 'Supper for Marta',
    guestCount: 8,
    totalRecipes: 2,
    itemCount: 3,
    aisles: [
      {
        name: 'Dairy and eggs',
        items: [
          {
            name: 'eggs',
            amountText: '8',
            amount: '8',
            unit: null,
            staple: false,
            sources: [
              { title: 'Tart', amount: '4' },
              { title: 'Sea bream', amount: '4' },
            ],
            lines: [],
          },
          {
            name: 'ricotta',
            amountText: '500 g',
            amount: '500',
            unit: 'g',
            staple: false,
            sources: [],
            lines: [],
          },
        ],
      },
      {
        name: 'Shelf',
        items: [
          {
            name: 'salt',
            amountText: '',
            amount: null,
            unit: null,
            staple: true,
            sources: [],
            lines: [],
          },
          {
            name: 'pine nuts',
            amountText: '',
            amount: null,
            unit: null,
            staple: false,
            sources: [],
            lines: [],
          },
        ],
      },
    ],
    missing: ['Lost soup'],
    servingsAssumed: ['Panzanella'],
  });
const dialogNow = () => within(screen.getByRole('dialog', { name: 'Shopping List' }));
const open = async () => {
  const { user } = await mountFeature(backend, '/', { '/': <EventShoppingListOpener /> });
  await user.click(await named('button', 'Generate Shopping List'));
  return { user, dialog: within(await named('dialog', 'Shopping List')) };
};

test('is generated once when it opens, with a summary, aisles, dishes and what is not certain', async () => {
  const { user, dialog } = await open();
  const eggs = await dialog.findByText('eggs');
  expect(eggs.closest('li')!.textContent).toBe('8 eggs Tart 4 · Sea bream 4');
  expect(dialog.getByText('salt').closest('li')!.textContent).toContain('Pantry staple');
  expect(dialog.getByText('pine nuts').closest('li')!.textContent).not.toContain('staple');
  expect(dialog.getByText(/8 guests · 2 recipes · 3 items/).textContent).toBe(
    'Supper for Marta · 8 guests · 2 recipes · 3 items',
  );
  expect(dialog.getByText(/Lost soup/).closest('section')!.textContent).toContain(
    'its recipe is gone, or not shared with you',
  );
  expect(dialog.getByText(/Panzanella/).closest('section')!.textContent).toContain(
    'scaled as if for 4',
  );
  expect(backend.asked('EventShoppingList')).toEqual([{ eventId: '3', units: 'metric' }]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await named('button', 'Generate Shopping List'));
  await within(await named('dialog', 'Shopping List')).findByText('eggs');
  expect(backend.asked('EventShoppingList')).toHaveLength(2);
});

test('keeps the screen of a phone awake while it is read', async () => {
  const release = jest.fn(async () => {});
  const wakeLock = { request: jest.fn(async () => ({ release })) };
  Object.assign(navigator, { wakeLock });
  const ask = globalThis.matchMedia;
  const small = jest.spyOn(globalThis, 'matchMedia');
  small.mockImplementation((query) => ({ ...ask(query), matches: query.includes('width') }));
  const { user, dialog } = await open();
  await dialog.findByText('eggs');
  await waitFor(() => expect(wakeLock.request).toHaveBeenCalledTimes(1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(release).toHaveBeenCalled());
  small.mockRestore();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('of a long menu names the first dishes that state no servings, and counts the others', async () => {
  const servingsAssumed = Array.from({ length: 60 }, (_, at) => `Dish ${at}`);
  backend.fields.eventShoppingList = () => ({ ...supper(), servingsAssumed });
  const { dialog } = await open();
  const note = await dialog.findByText(/^Dish 0/);
  expect(note.textContent).toBe('Dish 0, Dish 1, Dish 2, Dish 3, Dish 4 and 55 more');
});

test('is copied with a bullet, amount and unit, then the name, and goes into a file, a letter and onto paper', async () => {
  const { user, dialog } = await open();
  await dialog.findByText('eggs');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await toast('Copied to clipboard!');
  const text = await navigator.clipboard.readText();
  expect(text).toContain('Dairy and eggs\n• 8 eggs\n• 500 g ricotta\n\nShelf\n• salt');
  expect(text).toContain('Not on the list: Lost soup');
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await toast('Download started!');
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe(
    'shopping-list-supper-for-marta.txt',
  );
  click.mockRestore();
  const letter = new URL(dialog.getByRole('link', { name: 'Email' }).getAttribute('href')!);
  expect(letter.searchParams.get('subject')).toBe('Shopping List: Supper for Marta');
  expect(letter.searchParams.get('body')).toContain('• 8 eggs');
  await user.click(dialog.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('says when it cannot be copied, and when it could not be generated', async () => {
  backend.answers.set('query EventShoppingList', () => new Response('', { status: 503 }));
  const { user, dialog } = await open();
  await toast('Failed to generate shopping list');
  backend.answers.delete('query EventShoppingList');
  await user.click(await dialog.findByRole('button', { name: 'Retry' }));
  await dialog.findByText('eggs');
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await toast('Failed to copy');
});

test('without a network is the last one of this device, marked with when it was made, until a new one can be made', async () => {
  const { user, dialog } = await open();
  await dialog.findByText('eggs');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  backend.answers.set('query EventShoppingList', () => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(await named('button', 'Generate Shopping List'));
  await toast('Failed to generate shopping list');
  const panel = (await dialogNow().findByText(/^This list was made/)).closest('section')!;
  expect(panel.textContent).toMatch(/\d\d:\d\dThere is no connection to Convivio\./);
  expect(panel.textContent).toContain('Menu and guests may have changed');
  expect(dialogNow().getByText('eggs')).toBeTruthy();
  await user.click(dialogNow().getByRole('button', { name: 'Copy' }));
  await toast('Copied to clipboard!');
  expect(await navigator.clipboard.readText()).toMatch(
    /^Shopping List: .* · made \w+ \d+ \w+, \d\d:\d\d\)\n/,
  );
  backend.answers.delete('query EventShoppingList');
  await user.click(dialogNow().getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(dialogNow().queryByText(/^This list was made/)).toBeNull());
  expect(dialogNow().getByText('eggs')).toBeTruthy();
});

test('of an event that is gone is no earlier one', async () => {
  const { user, dialog } = await open();
  await dialog.findByText('eggs');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  backend.fields.eventShoppingList = () => {
    throw refusal('EVENT_NOT_FOUND', 404, 'This event does not exist.');
  };
  await user.click(await named('button', 'Generate Shopping List'));
  await dialogNow().findByRole('heading', { name: 'Failed to generate shopping list' });
  expect(dialogNow().queryByText('eggs')).toBeNull();
});

test('is kept as a standalone list, once, and leads there', async () => {
  const { user, dialog } = await open();
  await dialog.findByText('eggs');
  await user.click(dialog.getByRole('button', { name: 'Keep as a list' }));
  await toast('Shopping list created successfully!');
  expect(backend.asked('CreateShoppingList')[0]!['input']).toEqual({
    title: 'Supper for Marta',
    eventId: '3',
    units: 'metric',
  });
  const link = await dialog.findByRole('link', { name: 'Open the list' });
  expect(link.getAttribute('href')).toBe(`/shopping-lists?list=${kept.lists[0]!.id}`);
});
