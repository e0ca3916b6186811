import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { LatestCommentsDocument } from '../../../generated/documents/latest-comments.ts';
import { UpdateCommentsDocument } from '../../../generated/documents/update-comments.ts';
import type { LatestCommentsQuery } from '../../../generated/operations.ts';
import type { CommentsDraft, CommentsRead } from './comments-draft.ts';

export type LatestRecipe = LatestCommentsQuery['recipe'];

/** Either these comments are kept, or those of somebody else were meanwhile. */
type SentComments = { kept: CommentsRead; theirs: null } | { kept: null; theirs: LatestRecipe };

const isChanged = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'] === 'RECIPE_CHANGED';

/** Sends what was typed, for the version of the recipe that it was typed in. */
export async function sendComments(
  client: ApolloClient,
  recipeId: string,
  { typed, base }: CommentsDraft,
): Promise<SentComments> {
  try {
    const { data } = await client.mutate({
      mutation: UpdateCommentsDocument,
      variables: { id: recipeId, comments: typed, version: base.version },
    });
    return { kept: { text: typed, version: data!.updateRecipeComments.version }, theirs: null };
  } catch (error) {
    if (!isChanged(error)) throw error;
    const { data } = await client.query({
      query: LatestCommentsDocument,
      variables: { id: recipeId },
      fetchPolicy: 'network-only',
    });
    const latest = data!.recipe;
    if (latest.comments.trim() !== base.text.trim()) return { kept: null, theirs: latest };
    // Something else of the recipe was changed.
    const again = { text: latest.comments, version: latest.version };
    return sendComments(client, recipeId, { typed, base: again });
  }
}
