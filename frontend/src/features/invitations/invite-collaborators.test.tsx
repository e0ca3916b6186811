import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../test-kit/fake-graph.ts';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { leavePage, mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import { InviteCollaboratorsDialog } from './invite-collaborators-dialog.tsx';

const LINK = `${location.origin}/invite/c0de`;
let backend: FakeBackend;
let opened: string[];
let written: string[];
beforeEach(() => {
  backend = new FakeBackend();
  opened = [];
  written = [];
  const made = {
    id: '7',
    status: 'pending',
    path: '/invite/c0de',
    expiresAt: '2026-11-27T12:00:00.000Z',
    createdAt: '2026-11-20T12:00:00.000Z',
    sentBy: null,
  } as const;
  backend.fields.createInvitation = () => made;
  backend.fields.noteInvitationSent = ({ by }) => ({ ...made, sentBy: by });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  delete (navigator as { share?: unknown }).share;
  leavePage(backend);
});

async function openDialog(recipeTitle?: string) {
  const { user } = await mountFeature(backend, '/', {
    '/': (
      <InviteCollaboratorsDialog
        open
        onClose={() => {}}
        {...(recipeTitle !== undefined && { recipeTitle })}
      />
    ),
  });
  clipboard(async (text) => void written.push(text));
  await named('dialog', 'Invite Collaborators');
  return user;
}
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}
const share = (act: (data: { text: string }) => Promise<void>) =>
  Object.assign(navigator, { share: act });
const bodyIn = (address: string | undefined, name: string) =>
  new URL(String(address)).searchParams.get(name);

describe('inviting collaborators', () => {
  test('says what they may do, makes a link, and copies it', async () => {
    const user = await openDialog();
    for (const words of [
      'View and edit all your recipes',
      'Upload recipes',
      'Share shopping lists',
      'Plan dinners with you',
    ])
      screen.getByText(words);
    await user.click(await named('button', 'Create Invitation'));
    await toast('Invitation created!');
    screen.getByText(/One link for one person, valid until 27.November/);
    expect((screen.getByLabelText('Invitation link') as HTMLInputElement).value).toBe(LINK);
    await user.click(await named('button', 'Copy'));
    await toast('Link copied!');
    expect(written).toEqual([LINK]);
    expect(backend.asked('CreateInvitation')).toHaveLength(1);
  });

  test.each([
    ['WhatsApp', 'https://wa.me', 'text'],
    ['SMS', 'sms:', 'body'],
    ['Email', 'mailto:', 'body'],
  ])(
    'from a recipe by %s makes the link first, then opens it with who invites and the title',
    async (word, where, name) => {
      const user = await openDialog('Lemon & ricotta tart');
      await user.click(await named('button', word));
      await toast('Invitation ready!');
      const [address] = opened;
      expect(address).toMatch(new RegExp(`^${where}`));
      for (const words of ['Ilaria Conti', '"Lemon & ricotta tart"', LINK])
        expect(bodyIn(address, name)).toContain(words);
      if (word === 'Email')
        expect(bodyIn(address, 'subject')).toBe('Invitation to collaborate on Convivio');
      // The same link goes by another way.
      await user.click(await named('button', 'SMS'));
      expect(opened).toHaveLength(2);
      expect(backend.asked('CreateInvitation')).toHaveLength(1);
      // The list of invitations tells by it which is which; that it fails is nothing to the cook.
      await waitFor(() =>
        expect(backend.asked('NoteInvitationSent')).toEqual([
          { id: '7', by: word.toLowerCase() },
          { id: '7', by: 'sms' },
        ]),
      );
    },
  );

  test('is signed by Someone who has no name', async () => {
    backend.user = { ...backend.user!, firstName: '', lastName: '' };
    const user = await openDialog('Tart');
    await user.click(await named('button', 'SMS'));
    await toast('Invitation ready!');
    expect(bodyIn(opened[0], 'body')).toMatch(/^Someone invites you/);
  });

  test('copies the whole invitation before there is a link to copy', async () => {
    const user = await openDialog('Tart');
    await user.click(await named('button', 'Copy'));
    await toast('Invitation copied to clipboard');
    expect(written).toEqual([expect.stringContaining(LINK)]);
  });

  test('by the share sheet of the device: closing it says nothing, another failure copies', async () => {
    share(async () => {
      throw Object.assign(new Error('closed'), { name: 'AbortError' });
    });
    const user = await openDialog('Tart');
    await user.click(await named('button', 'More'));
    await toast('Invitation ready!');
    expect(written).toEqual([]);
    share(async () => {
      throw new Error('broken');
    });
    await user.click(await named('button', 'More'));
    await toast('Invitation copied to clipboard');
    expect(written).toEqual([expect.stringContaining('"Tart"')]);
    await waitFor(() =>
      expect(backend.asked('NoteInvitationSent')).toEqual([{ id: '7', by: 'copy' }]),
    );
  });

  test('asks to wait while the link is being made', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    backend.answers.set('query CreateInvitation', () => promise);
    const user = await openDialog('Tart');
    await user.click(await named('button', 'WhatsApp'));
    await user.click(await named('button', 'SMS'));
    await toast('Please wait for invitation link');
    expect(opened).toEqual([]);
    resolve(undefined);
    await toast('Invitation ready!');
    expect(opened).toHaveLength(1);
    expect(backend.asked('CreateInvitation')).toHaveLength(1);
  });

  test('that fails says why and opens nothing; it is tried again with the same key', async () => {
    const makes = backend.fields.createInvitation;
    backend.fields.createInvitation = () => {
      throw refusal('TOO_MANY_INVITATIONS', 409, 'There can be 50 open invitations.');
    };
    const user = await openDialog('Tart');
    await user.click(await named('button', 'Email'));
    const told = await screen.findByText('Failed to create invitation');
    within(told.closest('[role=alert], [role=status]') ?? document.body).getByText(
      'There can be 50 open invitations.',
    );
    expect(opened).toEqual([]);
    backend.fields.createInvitation = makes;
    await user.click(await named('button', 'Email'));
    await toast('Invitation ready!');
    const [one, other] = backend.asked('CreateInvitation');
    expect(one).toEqual(other);
  });
});
