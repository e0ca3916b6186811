import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { RecipeDocument } from '../../../../generated/documents/recipe.ts';
import { sentenceOf } from '../../../../shared/api/sentence-of.ts';
import { notify } from '../../../../shared/toasts/notify.ts';

/** Asks for the recipe that is shown and its analyses once more; where they still do not come, that is said. */
export function useAskAgain(): () => void {
  const client = useApolloClient();
  const asking = useRef(false);
  return () => {
    if (asking.current) return;
    asking.current = true;
    client
      .refetchQueries({ include: [RecipeDocument] })
      .then(
        (answers) => {
          const error = answers.find((answer) => answer.error)?.error;
          if (error) fail(error);
        },
        (error: unknown) => fail(error),
      )
      .finally(() => (asking.current = false));
  };
}

const fail = (error: unknown) =>
  notify.error({ title: 'Analysis failed', text: sentenceOf(error, 'Try again in a moment.') });
