import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { EditedRecipeDocument } from '../../../generated/documents/edited-recipe.ts';
import { RestoreRecipeDocument } from '../../../generated/documents/restore-recipe.ts';
import { SetRecipeImageDocument } from '../../../generated/documents/set-recipe-image.ts';
import { UpdateRecipeDocument } from '../../../generated/documents/update-recipe.ts';
import type { EditedRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { createOnce } from './create-once.ts';
import { editOf } from '../form/edit-of.ts';
import type { PictureChange } from '../fields/use-picture.ts';
import type { RecipeForm } from '../form/recipe-form.ts';
import { saveFailure, type SaveFailure } from './save-failure.ts';
import type { EditStart } from '../written.ts';

interface SaveOutcome {
  /** The recipe as it is kept now; null where nothing was. */
  saved: EditedRecipe_RecipeFragment | null;
  wordsSent: boolean;
  pictureDone: boolean;
  failure: SaveFailure | null;
}

interface SavedRecipe {
  id: string;
  generated: boolean;
  language: string | undefined;
}

interface SavedContents {
  base: EditStart;
  form: RecipeForm;
  picture: PictureChange;
}

export type RecipeSaver = ReturnType<typeof useSaveRecipe>;

/**
 * Saves one recipe: first its words, then its picture. What was saved before a failure stays saved
 * and is said to be.
 */
export function useSaveRecipe({ id, generated, language }: SavedRecipe) {
  const client = useApolloClient();
  // Keeping a copy twice, because the first answer was lost, keeps one.
  const [copy] = useState(() => createOnce(client));

  return {
    save: (contents: SavedContents) => saveContents(client, { id, generated, language }, contents),
    /** Takes the recipe out of the archive; says why not, or null. */
    async restore(): Promise<string | null> {
      try {
        await client.mutate({ mutation: RestoreRecipeDocument, variables: { id } });
        void refreshLibrary(client);
        return null;
      } catch (error) {
        return sentenceOf(error, 'Try again in a moment.');
      }
    },
    readLatest: () => readLatest(client, id),
    /** A copy of the recipe that says what is in the form; a new recipe where there is nothing to copy any more. */
    async keepAsNew({
      base,
      form,
      picture,
    }: SavedContents): Promise<
      | { saved: EditedRecipe_RecipeFragment; failure: null }
      | { saved: null; failure: Extract<SaveFailure, { sentence: string }> }
    > {
      try {
        return {
          saved: await copy.run({ form, steps: base.steps, picture, copyOf: { id, language } }),
          failure: null,
        };
      } catch (error) {
        const failure = saveFailure(error);
        return {
          saved: null,
          failure:
            failure.kind === 'changed'
              ? { kind: 'other', sentence: 'The recipe could not be saved. Try again.' }
              : failure,
        };
      }
    },
  };
}

async function saveContents(
  client: ApolloClient,
  { id, generated, language }: SavedRecipe,
  { base, form, picture }: SavedContents,
): Promise<SaveOutcome> {
  const outcome: SaveOutcome = {
    saved: null,
    wordsSent: false,
    pictureDone: false,
    failure: null,
  };
  try {
    const input = await editOf(base.form, form, base.steps, generated, language);
    outcome.wordsSent = Object.keys(input).length > 0;
    if (outcome.wordsSent) {
      const { data } = await client.mutate({
        mutation: UpdateRecipeDocument,
        variables: { id, input, version: base.version },
      });
      outcome.saved = data?.recipe ?? null;
    }
    if (picture !== undefined) {
      const { data } = await client.mutate({
        mutation: SetRecipeImageDocument,
        variables: {
          id,
          fileKey: picture?.fileKey ?? null,
          version: outcome.saved?.version ?? base.version,
        },
      });
      outcome.saved = data?.recipe ?? outcome.saved;
      outcome.pictureDone = true;
    }
  } catch (error) {
    outcome.failure = saveFailure(error);
  }
  if (outcome.saved) void refreshLibrary(client);
  return outcome;
}

/** The recipe as somebody else has left it. */
async function readLatest(
  client: ApolloClient,
  id: string,
): Promise<
  { latest: EditedRecipe_RecipeFragment; failure: null } | { latest: null; failure: SaveFailure }
> {
  try {
    const { data } = await client.query({
      query: EditedRecipeDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return data
      ? { latest: data.recipe, failure: null }
      : { latest: null, failure: saveFailure(null) };
  } catch (error) {
    return { latest: null, failure: saveFailure(error) };
  }
}
