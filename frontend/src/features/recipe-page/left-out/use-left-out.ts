import { useApolloClient } from '@apollo/client/react';
import { AddLeftOutToNotesDocument } from '../../../generated/documents/add-left-out-to-notes.ts';
import { DismissLeftOutDocument } from '../../../generated/documents/dismiss-left-out.ts';
import { RecipeDocument } from '../../../generated/documents/recipe.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { ShownRecipe } from '../shown-recipe.ts';

/**
 * What can be said of the lines that were left out. It shows at once; where it could not be kept they are back with a sentence, as they
 * are by now.
 */
export function useLeftOut({ id, version, notes, leftOut }: ShownRecipe) {
  const client = useApolloClient();
  // The cache knows by its kind what it is about.
  const recipe = { __typename: 'Recipe' as const, id, version };
  const settle = (kept: Promise<unknown>, title: string) =>
    void kept.then(
      () => notify.success({ title }),
      (error) => {
        notify.error({
          title: 'This could not be kept',
          text: sentenceOf(error, 'Try again in a moment.'),
        });
        client
          .query({ query: RecipeDocument, variables: { id }, fetchPolicy: 'network-only' })
          .catch(() => {});
      },
    );
  return {
    addToNotes: (line: string) =>
      settle(
        client.mutate({
          mutation: AddLeftOutToNotesDocument,
          variables: { id, line },
          optimisticResponse: {
            addLeftOutToNotes: {
              ...recipe,
              notes: [...notes, line],
              leftOut: leftOut.filter((other) => other !== line),
            },
          },
        }),
        'Added to the notes',
      ),
    dismiss: () =>
      settle(
        client.mutate({
          mutation: DismissLeftOutDocument,
          variables: { id },
          optimisticResponse: { dismissLeftOut: { ...recipe, leftOut: [] } },
        }),
        'What was left out looks right',
      ),
  };
}
