import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ShareLink } from '../../generated/api-resolvers.ts';
import { FakeBackend } from '../../test-kit/fake-backend.ts';
import { refusal } from '../../test-kit/fake-graph.ts';
import { leavePage, mountFeature, named, toast } from '../../test-kit/mount-feature.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { buildLink } from './test-kit/build-link.ts';

let backend: FakeBackend;
let links: ShareLink[];
let copied: string[];
beforeEach(() => {
  backend = new FakeBackend();
  links = [];
  copied = [];
  const change = (changed: Partial<ShareLink>) => {
    links = links.map((link) => ({ ...link, ...changed }));
    return links[0]!;
  };
  Object.assign(backend.fields, {
    shareLinksOf: () => links,
    createShareLink: ({ input }: { input: { title: string; expiresAt?: string | null } }) => {
      const link = buildLink({ title: input.title, expiresAt: input.expiresAt ?? null });
      links = [link, ...links];
      return link;
    },
    deactivateShareLink: () => change({ state: 'deactivated' }),
    reactivateShareLink: () => change({ state: 'active' }),
    setShareLinkExpiry: ({ expiresAt }: { expiresAt: string | null }) => change({ expiresAt }),
    deleteShareLink: () => {
      links = [];
      return true;
    },
  });
});
afterEach(() => leavePage(backend));

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Share again</button>
      <ShareDialog open={open} onClose={() => setOpen(false)} recipeId="42" title="Lemon tart" />
    </>
  );
}

async function openDialog() {
  const page = await mountFeature(backend, '/', { '/': <Page /> });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await named('dialog', 'Share');
  return page;
}
const titleField = () => screen.getByLabelText<HTMLInputElement>('Title');
const createButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Link' });

describe('before there is a link', () => {
  test('the title is that of the recipe, and a blank one cannot be sent', async () => {
    const { user } = await openDialog();
    expect(titleField().value).toBe('Lemon tart');
    expect(createButton().disabled).toBe(false);
    await user.clear(titleField());
    expect(createButton().disabled).toBe(true);
    await user.type(titleField(), '   ');
    expect(createButton().disabled).toBe(true);
    await user.type(titleField(), '{Enter}');
    expect(backend.asked('CreateShareLink')).toEqual([]);
  });

  test('it is made once, however often one asks while it is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    backend.answers.set('query CreateShareLink', () => promise);
    const { user } = await openDialog();
    await user.click(createButton());
    await waitFor(() => expect(createButton().disabled).toBe(true));
    await user.type(titleField(), '{Enter}');
    resolve(undefined);
    await toast('Share link created!');
    expect(backend.asked('CreateShareLink')).toMatchObject([
      { recipeId: '42', input: { title: 'Lemon tart', expiresAt: null } },
    ]);
  });

  test('what the server says to a failure is told, and sent again it makes no second link', async () => {
    const create = backend.fields.createShareLink!;
    backend.fields.createShareLink = () => {
      throw refusal('TOO_MANY_SHARE_LINKS', 409, 'A recipe can have 50 links.');
    };
    const { user } = await openDialog();
    await user.click(await screen.findByLabelText('7 days'));
    await user.click(createButton());
    await toast('Failed to create share link');
    expect(await screen.findByText('A recipe can have 50 links.')).toBeTruthy();
    backend.fields.createShareLink = create;
    await user.click(createButton());
    await toast('Share link created!');
    const [first, second] = backend.asked('CreateShareLink');
    expect(second).toEqual(first);
    const { expiresAt } = first!['input'] as { expiresAt: string };
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  });
});

describe('a link that was made', () => {
  const makeLink = async () => {
    const page = await openDialog();
    await page.user.click(createButton());
    await toast('Share link created!');
    return page;
  };

  test('is copied, and the button says so for two seconds', async () => {
    const { user } = await makeLink();
    const field = screen.getByLabelText<HTMLInputElement>('Link to Lemon tart');
    expect(field.value).toBe(`${location.origin}/shared/token-7`);
    await user.click(await named('button', 'Copy'));
    await toast('Copied!');
    expect(copied).toEqual([field.value]);
    await named('button', 'Copied');
    await named('button', 'Copy');
  });

  test('is to be copied by hand where the browser does not let us', async () => {
    const { user } = await makeLink();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
    await user.click(await named('button', 'Copy'));
    await toast('Failed to copy');
    expect(await screen.findByText('Select the link and copy it by hand.')).toBeTruthy();
  });

  test('is sent by e-mail, and by the share sheet where the device has one', async () => {
    const shared: unknown[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => void shared.push(data),
    });
    const { user } = await makeLink();
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(
      `mailto:?subject=Lemon%20tart&body=${encodeURIComponent(`${location.origin}/shared/token-7`)}`,
    );
    await user.click(await named('button', 'More'));
    expect(shared).toEqual([{ title: 'Lemon tart', text: `${location.origin}/shared/token-7` }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  test('says how often it was opened and until when it works, which can be changed', async () => {
    const { user } = await makeLink();
    expect(await screen.findByText('Not opened yet')).toBeTruthy();
    expect(screen.getByText('Works until you switch it off')).toBeTruthy();
    await user.click(await named('button', 'Change'));
    await user.click(await screen.findByLabelText('30 days'));
    await screen.findByText(/^Works until \d/);
    await user.click(await named('button', 'Switch off'));
    await screen.findByText('Switched off');
    await user.click(await named('button', 'Switch on'));
    await screen.findByText(/^Works until \d/);
  });

  test('is not said to work until when it could not be made to', async () => {
    backend.fields.setShareLinkExpiry = () => {
      throw refusal('SERVICE_UNAVAILABLE', 503, 'Away.');
    };
    const { user } = await makeLink();
    await user.click(await named('button', 'Change'));
    await user.click(await screen.findByLabelText('30 days'));
    await toast('Failed to change the link');
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('I switch it off').checked).toBe(true),
    );
  });

  test('stands among the links of the recipe when the dialog opens again', async () => {
    const { user } = await makeLink();
    await user.click(await named('button', 'Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await named('button', 'Share again'));
    await named('region', 'Links to this recipe');
    expect(titleField().value).toBe('Lemon tart');
    await user.click(await named('button', 'Delete the link Lemon tart'));
    await user.click(await named('button', 'Delete'));
    await toast('Link deleted');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Links to this recipe' })).toBeNull(),
    );
  });
});
