import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { CreateRecipeDocument } from '../../../generated/documents/create-recipe.ts';
import { EditedRecipeDocument } from '../../../generated/documents/edited-recipe.ts';
import { RestoreShownRecipeDocument } from '../../../generated/documents/restore-shown-recipe.ts';
import { SetRecipeImageDocument } from '../../../generated/documents/set-recipe-image.ts';
import { UpdateRecipeDocument } from '../../../generated/documents/update-recipe.ts';
import type { EditedRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { refreshLibrary } from '../library/refresh-library.ts';
import { editOf, inputOf } from './edit-of.ts';
import type { PictureChange } from './fields/use-picture.ts';
import type { RecipeForm } from './recipe-form.ts';
import { saveFailure, type SaveFailure } from './save-failure.ts';
import type { EditStart } from './use-editing.ts';

export interface SaveOutcome {
  /** The recipe as it is kept now; null where nothing of the words was. */
  saved: EditedRecipe_RecipeFragment | null;
  pictureDone: boolean;
  failure: SaveFailure | null;
}

/** Saves one recipe: first its words, then its picture. What was saved before a failure stays saved and is said to be. */
export function useSaveRecipe({ id, generated, language }: { id: string; generated: boolean; language: string | undefined }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  // Keeping a copy twice, because the first answer was lost, keeps one.
  const [copyKey] = useState(() => crypto.randomUUID());

  const working = async <T>(work: () => Promise<T>): Promise<T> => {
    running.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    isRunning: () => running.current,
    save: ({ base, form, picture }: { base: EditStart; form: RecipeForm; picture: PictureChange }): Promise<SaveOutcome> => working(async () => {
      const outcome: SaveOutcome = { saved: null, pictureDone: false, failure: null };
      try {
        const input = editOf(base.form, form, base.steps, generated, language);
        if (Object.keys(input).length > 0) {
          const { data } = await client.mutate({ mutation: UpdateRecipeDocument, variables: { id, input, version: base.version } });
          outcome.saved = data?.recipe ?? null;
        }
        if (picture !== undefined) {
          const { data } = await client.mutate({ mutation: SetRecipeImageDocument, variables: { id, fileKey: picture?.fileKey ?? null } });
          outcome.saved = data?.recipe ?? outcome.saved;
          outcome.pictureDone = true;
        }
      } catch (error) {
        outcome.failure = saveFailure(error);
      }
      if (outcome.saved) void refreshLibrary(client);
      return outcome;
    }),
    /** Takes the recipe out of the archive; says why not, or null. */
    restore: () => working(async (): Promise<string | null> => {
      try {
        await client.mutate({ mutation: RestoreShownRecipeDocument, variables: { id } });
        void refreshLibrary(client);
        return null;
      } catch (error) {
        return sentenceOf(error, 'Try again in a moment.');
      }
    }),
    /** The recipe as somebody else has left it. */
    readLatest: () => working(async (): Promise<{ latest: EditedRecipe_RecipeFragment; failure: null } | { latest: null; failure: SaveFailure }> => {
      try {
        const { data } = await client.query({ query: EditedRecipeDocument, variables: { id }, fetchPolicy: 'network-only' });
        return data ? { latest: data.recipe, failure: null } : { latest: null, failure: saveFailure(null) };
      } catch (error) {
        return { latest: null, failure: saveFailure(error) };
      }
    }),
    /** What is in the form, as a recipe of its own. */
    keepAsNew: (base: EditStart, form: RecipeForm, picture: PictureChange) => working(async (): Promise<{ id: string; failure: null } | { id: null; failure: Extract<SaveFailure, { sentence: string }> }> => {
      try {
        const { data } = await client.mutate({ mutation: CreateRecipeDocument, variables: { input: inputOf(form, base.steps, picture?.fileKey ?? null), idempotencyKey: copyKey } });
        void refreshLibrary(client);
        return { id: data!.recipe.id, failure: null };
      } catch (error) {
        const failure = saveFailure(error);
        return { id: null, failure: failure.kind === 'changed' ? { kind: 'other', sentence: 'The recipe could not be saved. Try again.' } : failure };
      }
    }),
  };
}
