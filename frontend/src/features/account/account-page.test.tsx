import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeBackend, refused } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named } from '../../test-kit/mount-feature.tsx';
import { AccountPage } from './account-page.tsx';

let backend: FakeBackend;
beforeEach(() => {
  backend = new FakeBackend();
  const at = '2026-05-31T18:00:00.000Z';
  const signedIn = { timezone: 'Europe/Rome', startedAt: at, lastSeenAt: at };
  Object.assign(backend.fields, {
    myDevices: () => [
      { id: 'here', name: 'Firefox on Windows', isThis: true, ...signedIn },
      { id: 'phone', name: 'Safari on iOS', isThis: false, ...signedIn },
      { id: 'old', name: null, isThis: false, ...signedIn, timezone: null },
    ],
    endDevice: () => true,
    endOtherDevices: () => 2,
    updateProfile: () => backend.user,
    changePassword: () => true,
  });
});
afterEach(() => leavePage(backend));

const open = async () => {
  const { user } = await mountFeature(backend, '/account', { '/account': <AccountPage /> });
  await named('heading', 'Your account');
  return user;
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const saysOf = (field: string, message: string) => () =>
  Response.json({
    data: null,
    errors: [{ message, extensions: { code: 'X', status: 422, fields: { [field]: 'is wrong' } } }],
  });

test('devices are named in plain words, and each other one can be signed out', async () => {
  const user = await open();
  await part('Devices').findByText('Firefox on Windows');
  const [here, phone, old] = part('Devices').getAllByRole('listitem');
  expect(here!.textContent).toContain('This device');
  expect(within(here!).queryByRole('button')).toBeNull();
  expect(phone!.textContent).toMatch(/Rome time · Last seen/);
  expect(old!.textContent).toContain('A device that has not opened Convivio');
  await user.click(within(phone!).getByRole('button', { name: 'Sign out Safari on iOS' }));
  await screen.findByText('Safari on iOS is signed out');
  expect(backend.asked('EndDevice')).toEqual([{ id: 'phone' }]);
  await user.click(part('Devices').getByRole('button', { name: 'Sign Out All Other Devices' }));
  await screen.findByText('All other devices are signed out');
});

test('what was signed out is said also where the devices that are left cannot be read', async () => {
  const user = await open();
  const phone = await part('Devices').findByRole('button', { name: 'Sign out Safari on iOS' });
  backend.answers.set('query MyDevices', () => refused(503, 'LOGIN_UNAVAILABLE', 'Away.'));
  await user.click(phone);
  await screen.findByText('Safari on iOS is signed out');
  await waitFor(() => expect(backend.asked('MyDevices')).toHaveLength(2));
  await part('Devices').findByText('Firefox on Windows');
});

test('another e-mail asks for the password, another name does not', async () => {
  const user = await open();
  const details = part('Your details');
  await user.clear(details.getByLabelText('First name'));
  await user.type(details.getByLabelText('First name'), 'Ila');
  expect(details.queryByLabelText('Current password')).toBeNull();
  await user.type(details.getByLabelText('E-mail'), '.com');
  await user.type(details.getByLabelText('Current password'), 'lemons');
  await user.click(details.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Your details are changed');
  expect(backend.asked('UpdateProfile')).toEqual([
    {
      input: {
        firstName: 'Ila',
        lastName: 'Conti',
        email: 'ilaria@example.org.com',
        currentPassword: 'lemons',
      },
    },
  ]);
});

test('what is refused stands at its field, which takes the keyboard, and nothing that was typed is lost', async () => {
  backend.answers.set('query ChangePassword', saysOf('currentPassword', 'This is not it.'));
  const user = await open();
  const password = part('Password');
  await user.type(password.getByLabelText('Current password'), 'a guess');
  await user.type(password.getByLabelText('New password'), 'bread and salt');
  await user.click(password.getByRole('button', { name: 'Change Password' }));
  await password.findByText('Is wrong.');
  await screen.findByText('This is not it.');
  expect(document.activeElement).toBe(password.getByLabelText('Current password'));
  expect((password.getByLabelText('New password') as HTMLInputElement).value).toBe(
    'bread and salt',
  );
  backend.answers.set('query ChangePassword', () => refused(503, 'LOGIN_UNAVAILABLE', 'Away.'));
  await user.click(password.getByRole('button', { name: 'Change Password' }));
  await screen.findByText('Password not changed', { selector: 'b' });
  backend.mistakes.length = 0;
});

test('an account is deleted only after its e-mail was typed', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete My Account' }));
  const dialog = within(await named('dialog', 'Delete your account?'));
  const goes = dialog.getByRole('button', { name: 'Delete for Good' }) as HTMLButtonElement;
  expect(goes.disabled).toBe(true);
  await user.type(
    dialog.getByLabelText('Type ilaria@example.org to confirm'),
    'Ilaria@example.org',
  );
  expect(goes.disabled).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(backend.asked('DeleteMyAccount')).toEqual([]);
});
