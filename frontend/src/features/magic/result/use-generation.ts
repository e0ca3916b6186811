import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { MagicRequestDocument } from '../../../generated/documents/magic-request.ts';
import { RequestMagicRecipeDocument } from '../../../generated/documents/request-magic-recipe.ts';
import type {
  MagicRecipe_RecipeFragment,
  MagicRequest_RequestFragment,
  MagicWishInput,
} from '../../../generated/operations.ts';
import { poll } from '../../../shared/api/poll.ts';
import { live } from '../../../shared/api/live.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';

/** How the making of a recipe stands. */
export type Generation =
  | { stage: 'idle' }
  | { stage: 'generating' }
  /** `why`: null where nothing more is known than that it failed. */
  | { stage: 'failed'; why: string | null }
  | { stage: 'done'; requestId: string; recipe: MagicRecipe_RecipeFragment };

const FAILED = 'Failed to generate magic recipe. Please try again.';

/** Has recipes made, one at a time; what is asked for anew takes the place of what is under way. */
export function useGeneration() {
  const client = useApolloClient();
  const [generation, setGeneration] = useState<Generation>({ stage: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const generate = useCallback(
    async (input: MagicWishInput): Promise<void> => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setGeneration({ stage: 'generating' });
      const end = (next: Generation) => {
        if (mine.signal.aborted) return;
        setGeneration(next);
        if (next.stage === 'failed') notify.error({ title: 'Generation Failed', text: FAILED });
      };
      /** Whether there is more to come. */
      const take = ({ id, stage, recipe, error }: MagicRequest_RequestFragment): boolean => {
        if (stage === 'success' && recipe) end({ stage: 'done', requestId: id, recipe });
        else if (stage === 'error') end(failed(error?.sentence ?? FAILED));
        else return true;
        return false;
      };
      try {
        const { data } = await client.mutate({
          mutation: RequestMagicRecipeDocument,
          variables: { input, idempotencyKey: crypto.randomUUID() },
        });
        const request = data!.request;
        if (take(request)) follow(client, request.id, take, () => end(failed(FAILED)), mine.signal);
      } catch (failure) {
        end(failed(sentenceOf(failure, FAILED)));
      }
    },
    [client],
  );
  const forget = useCallback(() => {
    running.current?.abort();
    setGeneration({ stage: 'idle' });
  }, []);
  return { generation, generate, forget };
}

const failed = (sentence: string): Generation => ({
  stage: 'failed',
  why: sentence === FAILED ? null : sentence,
});

/** Looks after a request until it has ended: when there is news of it, and by itself. */
function follow(
  client: ReturnType<typeof useApolloClient>,
  id: string,
  take: (request: MagicRequest_RequestFragment) => boolean,
  onGone: () => void,
  signal: AbortSignal,
): void {
  const lookNow = poll({
    look: async () => {
      const { data } = await client.query({
        query: MagicRequestDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return take(data!.request);
    },
    onFailure: (_error, gone) => gone && onGone(),
    signal,
  });
  for (const name of ['magic.finished', 'magic.failed'] as const) {
    const stop = live.on(name, ({ requestId }) => {
      if (String(requestId) === id) lookNow();
    });
    signal.addEventListener('abort', stop);
  }
}
