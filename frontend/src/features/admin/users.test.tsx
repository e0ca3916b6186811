import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminUser } from '../../generated/api-resolvers.ts';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, named, toast } from '../../test-kit/mount-feature.tsx';
import { buildUser } from './test-kit/admin-records.ts';
import { away, openAdmin, stockAdmin } from './test-kit/open-admin.tsx';

let backend: FakeBackend;
let users: AdminUser[];
beforeEach(() => {
  backend = new FakeBackend();
  stockAdmin(backend);
  users = [
    buildUser({ id: 'u1', name: 'Ilaria Conti', email: 'ilaria@example.org', isAdmin: true }),
    buildUser({}),
    buildUser({ id: 'u3', name: 'Paolo Ferri', email: 'paolo@example.org', isActive: false }),
  ];
  backend.fields.adminUsers = ({ search }) => ({
    nodes: users.filter(({ name }) => name.toLowerCase().includes(search ?? '')),
    pageInfo: { hasNextPage: false, endCursor: null },
    totalCount: users.length,
  });
  const change = (id: string, isActive: boolean) => {
    users = users.map((user) => (user.id === id ? { ...user, isActive } : user));
    return true;
  };
  backend.fields.suspendUser = ({ id }) => change(id, false);
  backend.fields.reactivateUser = ({ id }) => change(id, true);
  backend.fields.deleteUser = ({ id }) => {
    users = users.filter((user) => user.id !== id);
    return true;
  };
});
afterEach(() => leavePage(backend));

const open = () => openAdmin(backend, '/admin/users');
const rowOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'b' })).closest('tr') as HTMLElement;

test('a row has recipes, costs and state; one’s own an Admin badge and no way to suspend or delete it', async () => {
  await open();
  const hanna = await rowOf('Hanna Lindqvist');
  for (const words of ['hanna@example.org', '41', '$0.42', '$2.11', '2\u00a0April'])
    expect(hanna.textContent).toContain(words);
  const own = await rowOf('Ilaria Conti');
  expect(own.textContent).toContain('Admin');
  expect(within(own).queryAllByRole('button')).toEqual([]);
  expect((await rowOf('Paolo Ferri')).textContent).toContain('suspended');
  await named('radio', 'Suspended 2');
});

test('a search is asked once the fingers rest, and says when nobody is found', async () => {
  const { user } = await open();
  await rowOf('Hanna Lindqvist');
  await user.type(screen.getByRole('searchbox'), 'zoe');
  await named('heading', 'Nobody is found');
  expect(backend.asked('AdminUsers').map(({ search }) => search)).toEqual(['', 'zoe']);
});

test('the next page and the one before are a click away', async () => {
  backend.fields.adminUsers = ({ after }) => ({
    nodes: [after ? users[1]! : users[0]!],
    pageInfo: { hasNextPage: !after, endCursor: after ? null : 'one' },
    totalCount: 2,
  });
  const { user } = await open();
  await screen.findByText('1 to 1 of 2');
  await user.click(await named('button', 'Next page'));
  await screen.findByText('2 to 2 of 2');
  await rowOf('Hanna Lindqvist');
  await user.click(await named('button', 'Previous page'));
  await rowOf('Ilaria Conti');
});

test('what AI may cost each of them in a day stands beside them', async () => {
  await open();
  await screen.findByText('AI budget a person: $0.50 a day');
});

test('a user is suspended and reactivated', async () => {
  const { user } = await open();
  await user.click(await named('button', 'Suspend Hanna Lindqvist'));
  await toast('User Suspended');
  await user.click(await named('button', 'Reactivate Hanna Lindqvist'));
  await toast('User Reactivated');
  await named('button', 'Suspend Hanna Lindqvist');
});

test('a user whom another administrator has suspended meanwhile is said to be so', async () => {
  backend.fields.suspendUser = () => false;
  const { user } = await open();
  await user.click(await named('button', 'Suspend Hanna Lindqvist'));
  await toast('User Suspended');
  await screen.findByText('hanna@example.org was suspended already.');
});

test('a user is deleted once the e-mail is typed, and not before', async () => {
  const { user } = await open();
  await user.click(await named('button', 'Delete Hanna Lindqvist'));
  const dialog = await named('alertdialog', /^Delete Hanna Lindqvist/);
  const remove = within(dialog).getByRole('button', { name: 'Delete' }) as HTMLButtonElement;
  const field = within(dialog).getByLabelText('Type hanna@example.org to confirm');
  await user.type(field, 'hanna@exam{Enter}');
  expect(remove.disabled).toBe(true);
  expect(backend.asked('DeleteUser')).toEqual([]);
  await user.type(field, 'ple.org');
  await user.click(remove);
  await toast('User has been permanently deleted');
  expect(backend.asked('DeleteUser')).toEqual([{ id: 'u2', confirmation: 'hanna@example.org' }]);
  await waitFor(() => expect(screen.queryByText('Hanna Lindqvist', { selector: 'b' })).toBeNull());
});

test.each([
  ['Suspend Hanna Lindqvist', 'suspendUser', 'Failed to suspend user'],
  ['Reactivate Paolo Ferri', 'reactivateUser', 'Failed to reactivate user'],
] as const)(
  'a failure of "%s" is told with its reason, and nothing changes',
  async (button, field, title) => {
    backend.fields[field] = away;
    const { user } = await open();
    await user.click(await named('button', button));
    await toast(title);
    await screen.findByText('This part of Convivio is away. Try again in a few seconds.');
    await named('button', button);
  },
);

test('a deletion that fails keeps its dialog', async () => {
  backend.fields.deleteUser = away;
  const { user } = await open();
  await user.click(await named('button', 'Delete Hanna Lindqvist'));
  await user.type(
    await screen.findByLabelText('Type hanna@example.org to confirm'),
    'hanna@example.org{Enter}',
  );
  await toast('Failed to delete user');
  await named('alertdialog', /^Delete Hanna Lindqvist/);
});

test('users stand while their recipes cannot be counted', async () => {
  backend.answers.set('query AdminUsers', () =>
    Response.json({
      data: {
        users: {
          __typename: 'AdminUserConnection',
          nodes: [{ __typename: 'AdminUser', ...buildUser({}), recipeCount: null }],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          totalCount: 1,
        },
      },
      errors: [{ message: 'away', path: ['users', 'nodes', 0, 'recipeCount'] }],
    }),
  );
  await open();
  expect((await rowOf('Hanna Lindqvist')).textContent).toContain('–');
});

test('where users cannot be loaded the page says so', async () => {
  backend.fields.adminUsers = away;
  await open();
  await named('heading', 'Users could not be loaded');
  await named('radio', 'All 48');
});

test('script in a name is text', async () => {
  const script = '<img src=x onerror="alert(1)">';
  users = [buildUser({ name: script })];
  await open();
  await rowOf(script);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
