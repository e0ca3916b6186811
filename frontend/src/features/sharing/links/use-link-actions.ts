import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DeactivateShareLinkDocument } from '../../../generated/documents/deactivate-share-link.ts';
import { DeleteShareLinkDocument } from '../../../generated/documents/delete-share-link.ts';
import { ReactivateShareLinkDocument } from '../../../generated/documents/reactivate-share-link.ts';
import { SetShareLinkExpiryDocument } from '../../../generated/documents/set-share-link-expiry.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { expiresAt, type Expiry } from './expiry.ts';
import { addressOf, type OwnLink } from './link-words.ts';

export interface LinkActions {
  /** What is done with a link is under way. */
  busy: boolean;
  copy: (link: OwnLink) => Promise<void>;
  /** Off, or on again. */
  turn: (link: OwnLink) => Promise<boolean>;
  setExpiry: (link: OwnLink, expiry: Expiry) => Promise<boolean>;
  /** For good. */
  remove: (link: OwnLink) => Promise<boolean>;
}

/** What an owner does with a link; each says in a toast how it ended; those that change it answer whether they have. Rows and fields follow from the cache. */
export function useLinkActions(): LinkActions {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const during = async (failure: string, act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      notify.error({ title: failure, text: sentenceOf(error, 'Try again in a moment.') });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    copy: copyAddress,
    turn: ({ id, state }) =>
      state === 'active'
        ? during('Failed to switch the link off', async () => {
            await client.mutate({ mutation: DeactivateShareLinkDocument, variables: { id } });
            notify.success({ title: 'Link switched off', text: 'It opens nothing any more.' });
          })
        : during('Failed to switch the link on', async () => {
            await client.mutate({ mutation: ReactivateShareLinkDocument, variables: { id } });
            notify.success({ title: 'Link switched on' });
          }),
    setExpiry: ({ id }, expiry) =>
      during('Failed to change the link', () =>
        client.mutate({
          mutation: SetShareLinkExpiryDocument,
          variables: { id, expiresAt: expiresAt(expiry) },
        }),
      ),
    remove: (link) => during('Failed to delete the link', () => removeLink(client, link)),
  };
}

async function removeLink(client: ApolloClient, { id, title }: OwnLink): Promise<void> {
  await client.mutate({ mutation: DeleteShareLinkDocument, variables: { id } });
  client.cache.evict({ id: `ShareLink:${id}` });
  client.cache.gc();
  notify.success({ title: 'Link deleted', text: title });
}

async function copyAddress(link: OwnLink): Promise<void> {
  try {
    await copyText(addressOf(link) ?? '');
    notify.success({ title: 'Copied!' });
  } catch {
    notify.error({ title: 'Failed to copy', text: 'Copy it by hand from the share dialog.' });
  }
}
