import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { CorrectLineDocument } from '../../../generated/documents/correct-line.ts';
import { LatestLinesDocument } from '../../../generated/documents/latest-lines.ts';
import type { LatestLinesQuery, RecipeEdit } from '../../../generated/operations.ts';

export interface Correction {
  doubtId: string;
  part: 'title' | 'ingredient' | 'step';
  /** Null for the title. */
  index: number | null;
  /** Empty takes the line away. */
  text: string;
}

type Corrected = Pick<LatestLinesQuery['recipe'], 'id' | 'version' | 'title'> & {
  ingredients: readonly { originalText: string; category: string }[];
  instructions: readonly { instruction: string }[];
};

const isChanged = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'] === 'RECIPE_CHANGED';

/** A recipe that somebody else changes all the time is not tried for ever. */
const MOST_TRIES = 3;

/**
 * Saves one line in the place of the one that was doubted. Where something else of the recipe was changed meanwhile it is put into that;
 * false where the line itself was. Throws what the server says, also where the recipe was changed each time.
 */
export async function sendCorrection(
  client: ApolloClient,
  recipe: Corrected,
  correction: Correction,
  triesLeft = MOST_TRIES,
): Promise<boolean> {
  const { id, version } = recipe;
  try {
    await client.mutate({
      mutation: CorrectLineDocument,
      variables: { id, version, input: editOf(recipe, correction) },
    });
    return true;
  } catch (error) {
    if (!isChanged(error) || triesLeft <= 1) throw error;
    const { data } = await client.query({
      query: LatestLinesDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    // A doubt goes with the words it is about.
    const doubt = data!.recipe.doubts.find(({ id: other }) => other === correction.doubtId);
    return doubt === undefined
      ? false
      : sendCorrection(
          client,
          data!.recipe,
          { ...correction, index: doubt.index ?? null },
          triesLeft - 1,
        );
  }
}

function editOf(
  { ingredients, instructions }: Corrected,
  { part, index, text }: Correction,
): RecipeEdit {
  if (part === 'title') return { title: text };
  return part === 'ingredient'
    ? {
        ingredients: ingredients.map(({ originalText, category }, at) => ({
          name: at === index ? text : originalText,
          group: category,
        })),
      }
    : {
        instructions: instructions.map(({ instruction }, at) => ({
          instruction: at === index ? text : instruction,
        })),
      };
}
