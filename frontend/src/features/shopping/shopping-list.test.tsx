import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeBackend, type Call } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import { FakeLists } from './test-kit/fake-lists.ts';
import { ShoppingListOpener } from './test-kit/shopping-list-opener.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  sessionStorage.clear();
  backend.answers.set('query ShoppingList', ({ body }: Call) =>
    Response.json({
      data: {
        recipeShoppingList: listFor(
          (body as { variables: { servings: number } }).variables.servings,
        ),
      },
    }),
  );
  globalThis.print = jest.fn();
});
afterEach(() => leavePage(backend));

const listFor = (servings: number) => ({
  recipeTitle: 'Lemon tart',
  servings,
  servingsStated: true,
  ingredientCount: 4,
  aisles: [
    {
      name: 'Dairy and eggs',
      items: [
        { name: 'ricotta', amount: `${servings * 60} g`, lines: ['ricotta'] },
        { name: 'eggs', amount: '6', lines: ['2 eggs', '4 eggs'] },
      ],
    },
    { name: 'In your cupboard', items: [{ name: 'salt', amount: '', lines: ['salt'] }] },
  ],
});
const asked = () => backend.asked('ShoppingList');
const openList = async () => {
  const { user } = await mountFeature(backend, '/', { '/': <ShoppingListOpener /> });
  await user.click(await named('button', 'Shopping List'));
  const dialog = await named('dialog', 'Shopping List');
  return { user, dialog };
};
const things = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('makes the list when it opens, by aisle, amounts first', async () => {
  const { dialog } = await openList();
  await within(dialog).findByText('ricotta');
  expect(things(dialog)).toEqual(['480 g ricotta', '6 eggs', ' salt']);
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Dairy and eggs', 'In your cupboard']);
  expect(within(dialog).getByText(/3 items/, { selector: 'p:not([role])' })).toBeTruthy();
  expect(asked()).toEqual([{ id: '42', servings: 8, units: 'metric', translated: false }]);
});

test('is in the units in which the page shows the recipe', async () => {
  const { user } = await mountFeature(backend, '/', { '/': <ShoppingListOpener /> });
  await user.click(await named('button', 'Imperial'));
  await user.click(await named('button', 'Shopping List'));
  await within(await named('dialog', 'Shopping List')).findByText('ricotta');
  expect(asked()).toEqual([{ id: '42', servings: 8, units: 'imperial', translated: false }]);
});

test('makes it anew for other servings, once for several steps, and never for less than one', async () => {
  const { user, dialog } = await openList();
  await within(dialog).findByText('ricotta');
  for (let step = 0; step < 3; step += 1)
    await user.click(within(dialog).getByRole('button', { name: 'More servings' }));
  await within(dialog).findByText('660 g');
  expect(asked()).toEqual([
    { id: '42', servings: 8, units: 'metric', translated: false },
    { id: '42', servings: 11, units: 'metric', translated: false },
  ]);
  fireEvent.change(within(dialog).getByRole('spinbutton', { name: 'Servings' }), {
    target: { value: '1' },
  });
  await within(dialog).findByText('60 g');
  expect(
    (within(dialog).getByRole('button', { name: 'Fewer servings' }) as HTMLButtonElement).disabled,
  ).toBe(true);
});

test('begins anew each time it is opened, and gives the focus back', async () => {
  const { user, dialog } = await openList();
  await within(dialog).findByText('ricotta');
  await user.click(within(dialog).getByRole('button', { name: 'More servings' }));
  await within(dialog).findByText('540 g');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Shopping List' })).toBeNull());
  const [button] = screen.getAllByRole('button', { name: 'Shopping List' });
  expect(document.activeElement).toBe(button);
  await user.click(button!);
  await within(await named('dialog', 'Shopping List')).findByText('480 g');
  expect(asked()).toHaveLength(3);
});

test('says that it could not be made, and tries again', async () => {
  const works = backend.answers.get('query ShoppingList')!;
  backend.answers.set('query ShoppingList', () => new Response('', { status: 503 }));
  const { user, dialog } = await openList();
  await toast('Error: Failed to generate shopping list');
  expect((within(dialog).getByRole('button', { name: 'Copy' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
  backend.answers.set('query ShoppingList', works);
  await user.click(await within(dialog).findByRole('button', { name: 'Retry' }));
  await within(dialog).findByText('ricotta');
});

test('copies the list and says so for two seconds', async () => {
  const { user, dialog } = await openList();
  await within(dialog).findByText('ricotta');
  jest.useFakeTimers({
    doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'setInterval', 'performance'],
  });
  try {
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Copied!' })).toBeTruthy(),
    );
    expect(await navigator.clipboard.readText()).toBe(
      'Shopping List: Lemon tart (8 servings)\n\nDairy and eggs\n- 480 g ricotta\n- 6 eggs\n\nIn your cupboard\n- salt',
    );
    jest.advanceTimersByTime(2000);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeTruthy());
  } finally {
    jest.useRealTimers();
  }
  await toast('Copied!');
});

test('says when it could not be copied', async () => {
  const { user, dialog } = await openList();
  await within(dialog).findByText('ricotta');
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
  await toast('Copy Failed');
  expect(screen.getByText(/^Failed to copy/)).toBeTruthy();
});

test('prints, and writes a letter', async () => {
  const { user, dialog } = await openList();
  await within(dialog).findByText('ricotta');
  await user.click(within(dialog).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const letter = new URL(within(dialog).getByRole('link', { name: 'Email' }).getAttribute('href')!);
  expect(letter.protocol).toBe('mailto:');
  expect(letter.searchParams.get('subject')).toBe('Shopping List: Lemon tart');
  expect(letter.searchParams.get('body')).toContain('- 480 g ricotta\r\n- 6 eggs');
});

test('what is ticked stays with its thing when the servings change and the list is opened again', async () => {
  const { user, dialog } = await openList();
  await user.click(await within(dialog).findByRole('checkbox', { name: '480 g ricotta' }));
  await user.click(within(dialog).getByRole('button', { name: 'More servings' }));
  expect(
    (await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: '540 g ricotta' }))
      .checked,
  ).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Shopping List' })).toBeNull());
  await user.click(screen.getAllByRole('button', { name: 'Shopping List' })[0]!);
  const again = within(await named('dialog', 'Shopping List'));
  expect(
    (await again.findByRole<HTMLInputElement>('checkbox', { name: '480 g ricotta' })).checked,
  ).toBe(true);
});

test('is kept as a standalone list for the servings in view, with its ticks', async () => {
  const kept = new FakeLists(backend);
  const { user, dialog } = await openList();
  await user.click(await within(dialog).findByRole('checkbox', { name: '480 g ricotta' }));
  await user.click(within(dialog).getByRole('button', { name: 'Keep as a list' }));
  await toast('Shopping list created successfully!');
  expect(backend.asked('CreateShoppingList')[0]!['input']).toEqual({
    title: 'Lemon tart',
    recipes: [{ recipeId: '42', servings: 8 }],
    units: 'metric',
  });
  await waitFor(() => expect(kept.lists[0]!.items[0]!.checked).toBe(true));
  await within(dialog).findByRole('link', { name: 'Open the list' });
});
