import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named } from '../../test-kit/mount-feature.tsx';
import { InviteUsersDialog } from './invite-users-dialog.tsx';

let backend: FakeBackend;
beforeEach(() => void (backend = new FakeBackend()));
afterEach(() => leavePage(backend));

test('invites by a link that is built here', async () => {
  const written: string[] = [];
  const { user } = await mountFeature(backend, '/', {
    '/': <InviteUsersDialog open onClose={() => {}} />,
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  await named('dialog', 'Invite New Users');
  await user.click(await named('button', 'Create Invitation'));
  await screen.findByText('Invitation created!');
  expect((screen.getByLabelText('Invitation link') as HTMLInputElement).value).toBe(
    `${location.origin}/api/login`,
  );
  await user.click(await named('button', 'Copy'));
  await screen.findByText('Link copied!');
  expect(written).toEqual([`${location.origin}/api/login`]);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('denied')) },
  });
  await user.click(await named('button', /^Cop/));
  await screen.findByText('Failed to copy link');
});
