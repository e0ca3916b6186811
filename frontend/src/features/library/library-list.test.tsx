import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { buildRecipe } from '../../test-kit/records.ts';
import { leavePage } from '../../test-kit/mount-feature.tsx';
import { backend, openLibrary } from './test-kit/open-library.tsx';

beforeEach(() => {
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

const rows = () =>
  screen.getAllByRole('listitem').filter(({ dataset }) => dataset['place'] !== undefined);

test('a row leads to its recipe and says how long, what diet, since when and with what impact', async () => {
  await openLibrary({ viewMode: 'list' });
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
  await openLibrary({ viewMode: 'list' });
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('main section')].map(
        (section) => section.querySelectorAll('li').length,
      ),
    ).toEqual([4, 4, 4]),
  );
});

test('Delete Mode archives and never deletes; only the archive deletes', async () => {
  const actions = () =>
    rows().flatMap((row) =>
      within(row)
        .queryAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    );
  await openLibrary({ viewMode: 'list' });
  await screen.findByText('Crisp pastry');
  expect(actions()).toEqual([]);
  leavePage(backend);
  await openLibrary({ viewMode: 'list', mode: 'delete' });
  await waitFor(() => expect(actions()).toEqual(['Archive Lemon tart']));
  expect(screen.queryByRole('button', { name: 'Delete All' })).toBeNull();
  leavePage(backend);
  await openLibrary({ viewMode: 'list', state: 'archived' });
  await waitFor(() =>
    expect(actions()).toEqual(['Restore Peach melba', 'Delete Peach melba permanently']),
  );
  expect(screen.getByRole('button', { name: 'Delete All' })).toBeTruthy();
});
