import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ShareLink } from '../../../generated/api-resolvers.ts';
import { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { refusal } from '../../../test-kit/fake-graph.ts';
import { leavePage, mountFeature, named, toast } from '../../../test-kit/mount-feature.tsx';
import { buildLink } from '../test-kit/build-link.ts';
import { ShareLinksDialog } from './share-links-dialog.tsx';

let backend: FakeBackend;
let links: ShareLink[];
beforeEach(() => {
  backend = new FakeBackend();
  links = [
    buildLink({
      id: '3',
      title: 'Sunday tart',
      viewCount: 12,
      lastViewedAt: '2020-03-03T10:00:00Z',
      signUps: 2,
    }),
    buildLink({ id: '2', title: 'Old tart', state: 'expired', expiresAt: '2020-03-05T10:00:00Z' }),
    buildLink({ id: '1', title: 'Soup', state: 'deactivated', path: null }),
  ];
  Object.assign(backend.fields, {
    shareLinks: ({ after }: { after?: string | null }) => ({
      nodes: after ? links.slice(2) : links.slice(0, 2),
      pageInfo: { hasNextPage: !after && links.length > 2, endCursor: after ? null : '2' },
      totalCount: links.length,
    }),
    deactivateShareLink: () => ({ ...links[0], state: 'deactivated' }),
    deleteShareLink: () => true,
  });
});
afterEach(() => leavePage(backend));

const open = () =>
  mountFeature(backend, '/', { '/': <ShareLinksDialog open onClose={() => {}} /> });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Shared links' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('shows what became of each link, a page at a time', async () => {
  const { user } = await open();
  expect(await rows()).toEqual([
    'Sunday tartOpened 12 times · Last opened 3 March 2020, 2 sign-upsWorks until you switch it offSwitch off',
    'Old tartNot opened yetExpired 5 March 2020Switch on',
  ]);
  expect(screen.getByRole('link', { name: 'Sunday tart' }).getAttribute('href')).toBe(
    '/recipes/42',
  );
  await user.click(await named('button', 'Show more'));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Copy the link Soup' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('switches a link off, and deletes one when that is confirmed', async () => {
  links = links.slice(0, 2);
  const { user } = await open();
  await user.click(await named('button', 'Switch off'));
  await toast('Link switched off');
  await waitFor(async () => expect((await rows())[0]).toContain('Switched off'));
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Switch on' })[0]);
  await user.click(await named('button', 'Delete the link Old tart'));
  await user.click(await named('button', 'Keep it'));
  expect(backend.asked('DeleteShareLink')).toEqual([]);
  await user.click(await named('button', 'Delete the link Old tart'));
  await user.click(await named('button', 'Delete'));
  await toast('Link deleted');
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test('says that there is none yet, and that they cannot be read', async () => {
  links = [];
  await open();
  await named('heading', 'Nothing is shared yet');
  leavePage(backend);
  backend.fields.shareLinks = () => {
    throw refusal('SERVICE_UNAVAILABLE', 503, 'The social service is away.');
  };
  await open();
  await named('heading', 'The links could not be read');
  expect(screen.getByText('The social service is away.')).toBeTruthy();
});
