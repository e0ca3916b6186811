import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeBackend } from './test-kit/fake-backend.ts';
import { buildRecipe } from './test-kit/records.ts';
import { leaveApp, openApp } from './test-kit/open-app.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  backend.recipes = [
    buildRecipe({
      id: 'magic_4',
      description: 'Crisp pastry',
      createdAt: '2020-03-14T10:00:00Z',
      sustainabilityScore: 66,
    }),
  ];
  backend.archived = [buildRecipe({ id: '7', title: 'Peach melba' })];
});
afterEach(() => leaveApp(backend));

const named = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
/** The library as a list, which the device keeps from then on. */
async function openList(address: string) {
  const { user } = await openApp(address, backend);
  await user.click(await named('button', 'Options'));
  await user.click(await named('radio', 'List'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Options' })).toBeNull());
  return { user };
}
const rows = () =>
  screen.getAllByRole('listitem').filter(({ dataset }) => dataset['place'] !== undefined);

test('a row leads to its recipe and says how long, what diet, since when and with what impact', async () => {
  await openList('/');
  await screen.findByText('Crisp pastry');
  const [row] = rows();
  expect(
    within(row!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/recipes/magic_4']);
  for (const words of [/1\sh\s25/, /Dessert/, /14\sMarch\s2020/])
    expect(row!.textContent).toMatch(words);
  expect(
    within(row!).getByRole('img', { name: 'Environmental Impact: Good (66/100)' }),
  ).toBeTruthy();
});

test('rows have boxes for four recipes a course while they load', async () => {
  backend.answers.set('query LibraryView', () => new Promise(() => {}));
  await openList('/');
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('main section')].map(
        (section) => section.querySelectorAll('li').length,
      ),
    ).toEqual([4, 4, 4]),
  );
});

test('Delete Mode archives and never deletes; only the archive deletes', async () => {
  const { user } = await openList('/');
  await screen.findByText('Crisp pastry');
  const actions = () =>
    rows().flatMap((row) =>
      within(row)
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    );
  expect(actions()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Delete All' })).toBeNull();
  await user.click(await named('button', 'Options'));
  await user.click(await named('button', 'Delete Mode'));
  await waitFor(() => expect(actions()).toEqual(['Archive Lemon tart']));
  expect(screen.queryByRole('button', { name: 'Delete All' })).toBeNull();
  await user.click(await named('button', 'Options'));
  await user.click(await named('radio', 'Archive'));
  await named('link', /Peach melba/);
  await waitFor(() =>
    expect(actions()).toEqual(['Restore Peach melba', 'Delete Peach melba permanently']),
  );
  expect(screen.getByRole('button', { name: 'Delete All' })).toBeTruthy();
});
