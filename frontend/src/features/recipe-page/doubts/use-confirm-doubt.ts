import { useApolloClient } from '@apollo/client/react';
import { ConfirmDoubtDocument } from '../../../generated/documents/confirm-doubt.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { ShownRecipe } from '../shown-recipe.ts';
import { doubtBehind, goToDoubt } from './next-mark.ts';

type Doubt = ShownRecipe['doubts'][number];

/** Takes a doubt away at once, and brings it back with a sentence where that could not be kept. The keyboard goes on to the next. */
export function useConfirmDoubt({ id, version, doubts }: ShownRecipe): (doubt: Doubt) => void {
  const client = useApolloClient();
  return (doubt) => {
    const { id: doubtId } = doubt;
    const next = doubtBehind(doubtId);
    const left = doubts.filter((other) => other.id !== doubtId);
    // The cache knows by its kind what it is about.
    const shown = { __typename: 'Recipe', id, version, doubtCount: left.length, doubts: left };
    const kept = client.mutate({
      mutation: ConfirmDoubtDocument,
      variables: { id, doubtId },
      optimisticResponse: { confirmRecipeDoubt: shown },
    });
    goToDoubt(next, doubt);
    kept.then(
      () => left.length === 0 && notify.success({ title: 'Every line is checked' }),
      (error) =>
        notify.error({
          title: 'This could not be kept',
          text: sentenceOf(error, 'Try again in a moment.'),
        }),
    );
  };
}
