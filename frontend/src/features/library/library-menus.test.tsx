import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mountFeature, named } from '../../test-kit/mount-feature.tsx';
import { buildTemplate } from '../../test-kit/records.ts';
import { LibraryHeader } from './header/library-header.tsx';
import type { AddChoice } from './menus/add-choice.ts';
import { backend, openLibrary } from './test-kit/open-library.tsx';

const onAdd = jest.fn<(choice: AddChoice) => void>();
const openHeader = () =>
  mountFeature(backend, '/', {
    '/': (
      <LibraryHeader
        search=""
        onSearch={() => {}}
        onAdd={onAdd}
        onMayAdd={() => {}}
        options={{
          state: 'active',
          onState() {},
          viewMode: 'card',
          onViewMode() {},
          onInvite() {},
          onCollaborate() {},
          onCollaborators() {},
          onShareLinks() {},
          onImport() {},
          onExport() {},
          mode: null,
          mayPublish: true,
          onMode() {},
        }}
      />
    ),
  });
const rows = async () =>
  [...(await named('dialog', 'Options')).querySelectorAll('button, a')].map(
    ({ textContent }) => textContent,
  );
const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const waysToAdd = ['Upload Recipe', 'Take Photo', 'Magic Chef', 'Write a Recipe'];
const optionsOfAll = [
  'Invite Users',
  'Invite Collaborators',
  'Collaborators',
  'Shared Links',
  'Event Planner',
  'Shopping Lists',
  'Import Recipes',
  'Export Library',
  'Visibility',
];

test('the logo leads to the landing page', async () => {
  await openHeader();
  expect((await named('link', 'Convivio')).getAttribute('href')).toBe('/landing');
});

test('Options end with Delete Mode, and show the Admin Dashboard to administrators alone', async () => {
  backend.user = { ...backend.user!, isAdmin: true };
  const { user } = await openHeader();
  await user.click(await named('button', 'Options'));
  expect((await named('link', 'Event Planner')).getAttribute('href')).toBe('/events');
  expect(screen.getByRole('link', { name: 'Admin Dashboard' }).getAttribute('href')).toBe('/admin');
  expect((await rows()).at(-1)).toBe('Delete Mode');
});

test('the one menu of small screens has all of it', async () => {
  const { user } = await openHeader();
  await user.click(await named('button', 'Menu'));
  expect(await rows()).toEqual([...waysToAdd, ...optionsOfAll, 'Sign Out', 'Delete Mode']);
});

test('Add Recipe offers every way, templates where there are some', async () => {
  backend.templates = [buildTemplate()];
  const { user } = await openHeader();
  await user.click(await named('button', 'Add Recipe'));
  await named('menuitem', 'From a Template');
  expect(entries()).toEqual([...waysToAdd, 'From a Template']);
  await user.click(await named('menuitem', 'Magic Chef'));
  expect(onAdd).toHaveBeenLastCalledWith('magic');
});

test('the floating button offers the same ways to add', async () => {
  const { user } = await openLibrary({ onAdd });
  await user.click(
    await within(await screen.findByRole('main')).findByRole('button', { name: 'Add Recipe' }),
  );
  await named('menu', 'Add Recipe');
  expect(entries()).toEqual(waysToAdd);
  await user.click(await named('menuitem', 'Write a Recipe'));
  expect(onAdd).toHaveBeenLastCalledWith('write');
});

test('the archive has no button to add', async () => {
  await openLibrary({ state: 'archived' });
  await named('heading', 'The archive is empty');
  expect(screen.queryByRole('button', { name: 'Add Recipe' })).toBeNull();
});

test('an empty library offers the ways to the first recipe', async () => {
  const { user } = await openLibrary({ onAdd });
  await named('heading', 'The table is laid');
  await user.click(await named('button', /^Import from URL/));
  expect(onAdd).toHaveBeenLastCalledWith('link');
});
