import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { CreateShareLinkDocument } from '../../generated/documents/create-share-link.ts';
import { ShareLinksOfDocument } from '../../generated/documents/share-links-of.ts';
import type { CreateShareLinkMutationVariables } from '../../generated/operations.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { expiresAt, type Expiry } from './links/expiry.ts';
import type { OwnLink } from './links/link-words.ts';

interface CreateLink {
  create: (title: string, expiry: Expiry) => Promise<void>;
  pending: boolean;
}

/** Makes a link to a recipe and says in a toast how that ended. What is sent again because no answer came makes no second link. */
export function useCreateLink(recipeId: string, onCreated: (link: OwnLink) => void): CreateLink {
  const unanswered = useRef<{ of: string; variables: CreateShareLinkMutationVariables }>(null);
  const [mutate, { loading: pending }] = useMutation(CreateShareLinkDocument, {
    update(cache, { data }) {
      if (data)
        cache.updateQuery({ query: ShareLinksOfDocument, variables: { recipeId } }, (before) =>
          before ? { links: [data.link, ...before.links] } : undefined,
        );
    },
  });
  const create = async (title: string, expiry: Expiry) => {
    const of = JSON.stringify([recipeId, title, expiry]);
    const variables =
      unanswered.current?.of === of
        ? unanswered.current.variables
        : {
            recipeId,
            input: { title, expiresAt: expiresAt(expiry) },
            idempotencyKey: crypto.randomUUID(),
          };
    unanswered.current = { of, variables };
    try {
      const { data } = await mutate({ variables });
      unanswered.current = null;
      if (!data) return;
      onCreated(data.link);
      notify.success({ title: 'Share link created!' });
    } catch (error) {
      notify.error({
        title: 'Failed to create share link',
        text: sentenceOf(error, 'Try again in a moment.'),
      });
    }
  };
  return { create, pending };
}
