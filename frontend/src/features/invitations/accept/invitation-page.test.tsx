import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { OfferedInvitation } from '../../../generated/api-resolvers.ts';
import { refusal } from '../../../test-kit/fake-graph.ts';
import { FakeBackend, refused } from '../../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named, toast } from '../../../test-kit/mount-feature.tsx';
import { InvitationPage } from './invitation-page.tsx';

const ADDRESS = `/invite/${'c'.repeat(43)}`;
const INVALID = 'This invitation link is invalid, expired, or has already been used.';
const person = { id: 'u2', name: 'Anna Rossi', firstName: 'Anna', lastName: 'Rossi', email: null };
let backend: FakeBackend;
let offered: OfferedInvitation;
beforeEach(() => {
  backend = new FakeBackend();
  offered = {
    standing: 'open',
    valid: true,
    message: null,
    owner: person,
    expiresAt: '2099-11-27T12:00:00.000Z',
    collaboratingSince: null,
  };
  backend.fields.invitation = () => offered;
  backend.fields.acceptInvitation = () => ({
    id: '7',
    owner: person,
    collaborator: person,
    createdAt: '2026-11-20T12:00:00.000Z',
  });
});
afterEach(() => leavePage(backend));

const openPage = () =>
  mountFeature(backend, ADDRESS, {
    '/invite/:code': <InvitationPage />,
    '/': <p>the library</p>,
    '/collaborate/u2': <p>her collection</p>,
  });
const accepted = () => backend.asked('AcceptInvitation');

describe('an invitation that is open', () => {
  test('says who invites, what one gets and until when, and is accepted', async () => {
    const { user } = await openPage();
    await named('heading', 'Anna Rossi invites you into their kitchen');
    for (const words of [
      'View and edit all recipes',
      'Upload your own recipes',
      'Share shopping lists',
      'Full collaboration',
    ])
      screen.getByText(words);
    screen.getByText(/Valid until Friday 27 November 2099\./);
    await user.click(await named('button', 'Accept Invitation'));
    await toast('Success! You now have access to collaborate on recipes!');
    await screen.findByText('the library');
    expect(accepted()).toEqual([{ code: 'c'.repeat(43) }]);
    await user.click(await named('button', 'Open'));
    await screen.findByText('her collection');
  });

  test('leads a visitor to sign in and back', async () => {
    backend.user = null;
    await openPage();
    const link = await named('link', 'Sign In to Accept Invitation');
    expect(link.getAttribute('href')).toBe(`/api/login?returnTo=${encodeURIComponent(ADDRESS)}`);
    screen.getByText(/Sign in with Apple or Google to collaborate/);
    expect(screen.queryByRole('button', { name: 'Accept Invitation' })).toBeNull();
  });

  test('is accepted once, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    backend.answers.set('query AcceptInvitation', () => promise);
    const { user } = await openPage();
    await user.click(await named('button', 'Accept Invitation'));
    const button = (await named('button', 'Accepting...')) as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    await user.click(button);
    resolve(undefined);
    await screen.findByText('the library');
    expect(accepted()).toHaveLength(1);
  });

  test('that somebody else accepts first shows as invalid, with why', async () => {
    const { user } = await openPage();
    const button = await named('button', 'Accept Invitation');
    backend.fields.acceptInvitation = () => {
      throw refusal('INVITATION_INVALID', 404, INVALID);
    };
    offered = { standing: 'invalid', valid: false, message: INVALID } as OfferedInvitation;
    await user.click(button);
    await toast('Error');
    await named('heading', 'Invalid Invitation');
  });

  test('that could not be accepted says so and stays', async () => {
    backend.answers.set('query AcceptInvitation', () => new Response('', { status: 500 }));
    const { user } = await openPage();
    await user.click(await named('button', 'Accept Invitation'));
    await toast('Error');
    await screen.findByText('Failed to accept invitation');
    await named('button', 'Accept Invitation');
  });
});

test('an invitation that leads nowhere is invalid, for visitors too', async () => {
  backend.user = null;
  offered = { standing: 'invalid', valid: false, message: INVALID } as OfferedInvitation;
  await openPage();
  await named('heading', 'Invalid Invitation');
  screen.getByText(`${INVALID} Ask the person who sent it for a new one.`);
  expect((await named('link', 'Go to Homepage')).getAttribute('href')).toBe('/');
});

test('an invitation that nobody can accept for now says so, and not that a new one is needed', async () => {
  const message = 'This invitation cannot be accepted at the moment. Try again later.';
  offered = { standing: 'unavailable', valid: false, message } as OfferedInvitation;
  await openPage();
  await named('heading', 'Invitation Not Available');
  screen.getByText(message);
});

test('one’s own invitation is told from others’, and copied', async () => {
  offered = { ...offered, standing: 'own', message: 'This is your own invitation.' };
  const { user } = await openPage();
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  await named('heading', 'This is your own invitation');
  screen.getByText(/It works once, until Friday 27 November 2099\./);
  await user.click(await named('button', 'Copy link'));
  await toast('Link copied!');
  expect(written).toEqual([`${location.origin}${ADDRESS}`]);
});

test.each([
  ['collaborating', true, true],
  ['collaborating', false, false],
  ['accepted', false, false],
] as const)('who is %s with its owner learns that', async (standing, valid, free) => {
  offered = { ...offered, standing, valid, collaboratingSince: '2099-10-02T12:00:00.000Z' };
  await openPage();
  await named('heading', 'You already cook together');
  const text = screen.getByText(/You have worked in/);
  expect(text.textContent).toMatch(/Anna Rossi's recipes since 2.October.2099/);
  expect(/still free for someone else/.test(text.textContent)).toBe(free);
});

test('an invitation that cannot be read is asked for again', async () => {
  backend.answers.set('query OfferedInvitation', () =>
    refused(503, 'SERVICE_UNAVAILABLE', 'Away.'),
  );
  const { user } = await openPage();
  await named('heading', 'The invitation could not be read');
  screen.getByText('Away.');
  backend.answers.delete('query OfferedInvitation');
  await user.click(await named('button', 'Retry'));
  await named('button', 'Accept Invitation');
  await waitFor(() => expect(screen.queryByText('Away.')).toBeNull());
});
