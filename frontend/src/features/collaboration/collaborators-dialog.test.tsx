import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Collaboration, Invitation, Person } from '../../generated/api-resolvers.ts';
import { FakeBackend, refused } from '../../test-kit/fake-backend.ts';
import { refusal } from '../../test-kit/fake-graph.ts';
import { leavePage, mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import { CollaboratorsDialog } from './collaborators-dialog.tsx';

const person = (id: string, name: string, email: string | null = null): Person => ({
  id,
  name,
  firstName: name,
  lastName: '',
  email,
});
const me = person('u1', 'Ilaria Conti');
const bruno = person('u2', 'Bruno', 'bruno@example.org');
const anna = person('u3', 'Anna Rossi');

let backend: FakeBackend;
let collaborations: Collaboration[];
let invitations: Invitation[];
const onInvite = jest.fn();
beforeEach(() => {
  onInvite.mockClear();
  backend = new FakeBackend();
  collaborations = [
    { id: '1', owner: me, collaborator: bruno, createdAt: '2099-10-02T12:00:00.000Z' },
    { id: '2', owner: anna, collaborator: me, createdAt: '2099-10-03T12:00:00.000Z' },
  ];
  invitations = [
    {
      id: '7',
      status: 'pending',
      path: '/invite/c0de',
      expiresAt: '2099-11-27T12:00:00.000Z',
      createdAt: '2099-11-20T12:05:00.000',
      sentBy: 'whatsapp',
    },
  ];
  backend.fields.collaborations = () => collaborations;
  backend.fields.invitations = () => ({
    nodes: invitations,
    pageInfo: { hasNextPage: false, endCursor: null },
  });
  backend.fields.endCollaboration = ({ id }) => {
    collaborations = collaborations.filter((each) => each.id !== id);
    return true;
  };
  backend.fields.revokeInvitation = ({ id }) => {
    const [revoked] = invitations.splice(0);
    return { ...revoked!, id, status: 'revoked', path: null };
  };
});
afterEach(() => leavePage(backend));

const openDialog = () =>
  mountFeature(backend, '/', {
    '/': <CollaboratorsDialog open onClose={() => {}} onInvite={onInvite} />,
  });
const section = async (heading: string) => (await named('heading', heading)).parentElement!;

describe('the collaborators', () => {
  test('are those who work in one’s collection, those in whose one works, and who is invited', async () => {
    await openDialog();
    const helpers = await section('In your collection');
    expect(helpers.textContent).toMatch(/Bruno.*bruno@example\.org, since 2.October.2099/);
    const owners = await section('Collections you work in');
    expect(owners.textContent).toContain('Anna Rossi');
    expect(within(owners).getByRole('link', { name: 'Open collection' }).getAttribute('href')).toBe(
      '/collaborate/u3',
    );
    const open = await section('Open invitations');
    expect(open.textContent).toMatch(
      /Made on 20.November.2099 at 12:05, sent by WhatsApp.*Valid until 27.November.2099/,
    );
    await named('button', /^Revoke: made on 20.November.2099 at 12:05, sent by WhatsApp$/);
  });

  test('are none at first', async () => {
    collaborations = [];
    invitations = [];
    const { user } = await openDialog();
    await screen.findByText('Nobody else works in your collection.');
    expect(screen.queryByText('Open invitations')).toBeNull();
    await user.click(await named('button', 'Invite Collaborators'));
    expect(onInvite).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['End: Bruno', 'End the collaboration with Bruno?', 'End collaboration', '1'],
    ['Leave: Anna Rossi', 'Leave the collection of Anna Rossi?', 'Leave', '2'],
  ])('%s ends it once that is confirmed', async (button, question, confirm, id) => {
    const { user } = await openDialog();
    await user.click(await named('button', button));
    await named('alertdialog', question);
    expect(backend.asked('EndCollaboration')).toEqual([]);
    await user.click(await named('button', confirm));
    await toast('Collaboration ended');
    expect(backend.asked('EndCollaboration')).toEqual([{ id }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
  });

  test('stay when the question is answered with no', async () => {
    const { user } = await openDialog();
    await user.click(await named('button', 'Leave: Anna Rossi'));
    await user.click(await named('button', 'Keep it'));
    // On its way out the question is the same.
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)!.textContent).toBe(
      'Leave the collection of Anna Rossi?',
    );
    expect(backend.asked('EndCollaboration')).toEqual([]);
    await named('button', 'Leave: Anna Rossi');
  });

  test('an open invitation is copied again, and revoked once that is confirmed', async () => {
    const { user } = await openDialog();
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await user.click(await named('button', 'Copy link'));
    await toast('Link copied!');
    expect(written).toEqual([`${location.origin}/invite/c0de`]);
    await user.click(await named('button', /^Revoke/));
    await named('alertdialog', 'Revoke this invitation?');
    await user.click(await named('button', 'Revoke'));
    await toast('Invitation revoked successfully');
    expect(backend.asked('RevokeInvitation')).toEqual([{ id: '7' }]);
    await waitFor(() => expect(screen.queryByText('Open invitations')).toBeNull());
  });

  test('what could not be ended says why and stays', async () => {
    backend.fields.revokeInvitation = () => {
      throw refusal('INVITATION_ACCEPTED', 409, 'This invitation has been accepted already.');
    };
    const { user } = await openDialog();
    await user.click(await named('button', /^Revoke/));
    await user.click(await named('button', 'Revoke'));
    await toast('Failed to revoke invitation');
    await screen.findByText('This invitation has been accepted already.');
    await screen.findByText('Open invitations');
  });

  test('are shown anew when somebody accepts meanwhile', async () => {
    await openDialog();
    await section('In your collection');
    const carla = person('u4', 'Carla');
    collaborations = [
      ...collaborations,
      { id: '3', owner: me, collaborator: carla, createdAt: '2099-10-04T12:00:00.000Z' },
    ];
    backend.send('collaborations.changed', {
      collaborationId: 3,
      ownerId: 'u1',
      collaboratorId: 'u4',
      change: 'started',
    });
    await named('button', 'End: Carla');
  });

  test('that cannot be read are asked for again', async () => {
    backend.answers.set('query Collaborators', () => refused(503, 'SERVICE_UNAVAILABLE', 'Away.'));
    const { user } = await openDialog();
    await screen.findByText('Your collaborators could not be read');
    backend.answers.delete('query Collaborators');
    await user.click(await named('button', 'Retry'));
    await named('button', 'End: Bruno');
  });
});
