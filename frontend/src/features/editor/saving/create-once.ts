import type { ApolloClient } from '@apollo/client';
import { CopyEditedRecipeDocument } from '../../../generated/documents/copy-edited-recipe.ts';
import { CreateRecipeDocument } from '../../../generated/documents/create-recipe.ts';
import { SetRecipeImageDocument } from '../../../generated/documents/set-recipe-image.ts';
import { UpdateRecipeDocument } from '../../../generated/documents/update-recipe.ts';
import type { EditedRecipe_RecipeFragment, RecipeInput } from '../../../generated/operations.ts';
import { isGenerated } from '../../../kitchen/recipe/generated-id.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { editOf, inputOf } from '../form/edit-of.ts';
import type { PictureChange } from '../fields/use-picture.ts';
import type { WrittenStep } from '../form/instruction-text.ts';
import { formOf, isSameRecipe, type RecipeForm } from '../form/recipe-form.ts';
import { saveFailure, wasRefused } from './save-failure.ts';

interface NewContents {
  form: RecipeForm;
  steps: readonly WrittenStep[];
  picture: PictureChange;
  /** The owner of the collection that it goes to; the cook's own unless told. */
  collection?: string | null;
  /** The recipe whose other contents it has too: its picture, its comments, what the form does not hold. */
  copyOf?: { id: string; language: string | undefined };
}

/** A new recipe as it was sent, and the key under which it may be kept. */
export interface SentRecipe {
  key: string;
  input: RecipeInput;
  /** The owner of the collection; missing for the cook's own. */
  collection?: string;
}

export interface Creation {
  /** What was sent and may be kept; undefined while nothing was, or it was refused. */
  sent(): SentRecipe | undefined;
  /** What is sent from now on is another recipe. */
  renew(): void;
  run(contents: NewContents): Promise<EditedRecipe_RecipeFragment>;
}

const newKey = () => crypto.randomUUID();

const variablesOf = ({ input, collection, key: idempotencyKey }: SentRecipe) => ({
  input,
  ...(collection && { collection }),
  idempotencyKey,
});

const newRequest = ({ form, steps, picture, collection }: NewContents): SentRecipe => ({
  key: newKey(),
  input: inputOf(form, steps, picture?.fileKey ?? null),
  ...(collection && { collection }),
});

/**
 * Creates one recipe, however often it is tried. A first try whose answer was lost may have kept the recipe as it was then: a key is for
 * one request alone, so that request is sent again as it was, and what was written since is put into the recipe that it answers.
 * `sentBefore`: such a try before this page.
 */
export function createOnce(client: ApolloClient, sentBefore?: SentRecipe): Creation {
  let sent = sentBefore;
  let copyKey = newKey();

  const create = async (recipe: SentRecipe) => {
    sent = recipe;
    try {
      const { data } = await client.mutate({
        mutation: CreateRecipeDocument,
        variables: variablesOf(recipe),
      });
      return data!.recipe;
    } catch (error) {
      // Nothing is kept under its key.
      if (wasRefused(error)) sent = undefined;
      throw error;
    }
  };
  const createAnew = (contents: NewContents) => create(newRequest(contents));
  /** What the request before has kept; null where it is refused now, as when its recipe was deleted since. */
  const createAgain = async (before: SentRecipe) => {
    try {
      return await create(before);
    } catch (error) {
      if (!wasRefused(error)) throw error;
      return null;
    }
  };
  const copy = async (id: string) => {
    try {
      const { data } = await client.mutate({
        mutation: CopyEditedRecipeDocument,
        variables: { id, idempotencyKey: copyKey },
      });
      return data!.recipe;
    } catch (error) {
      if (saveFailure(error).kind !== 'gone') throw error;
      copyKey = newKey();
      return null;
    }
  };

  return {
    sent: () => sent,
    renew: () => void (sent = undefined),
    async run(contents) {
      const { picture, copyOf } = contents;
      try {
        const copied = copyOf ? await copy(copyOf.id) : null;
        const kept = copied ?? (sent ? await createAgain(sent) : null);
        if (!kept) return await createAnew(contents);
        const recipe = await putForm(client, kept, contents);
        return await putPicture(client, recipe, picture, copied !== null);
      } finally {
        void refreshLibrary(client);
      }
    },
  };
}

/** What was written since is put into a recipe that a first try kept, or that is a copy. */
async function putForm(
  client: ApolloClient,
  recipe: EditedRecipe_RecipeFragment,
  { form, copyOf }: NewContents,
): Promise<EditedRecipe_RecipeFragment> {
  const kept = formOf(recipe);
  if (isSameRecipe(kept, form)) return recipe;
  const input = await editOf(
    kept,
    form,
    recipe.instructions,
    isGenerated(recipe.id),
    copyOf?.language,
  );
  const { data } = await client.mutate({
    mutation: UpdateRecipeDocument,
    variables: { id: recipe.id, input, version: recipe.version },
  });
  return data!.recipe;
}

/** A copy has the picture of its original until another is chosen; any other recipe none. */
async function putPicture(
  client: ApolloClient,
  recipe: EditedRecipe_RecipeFragment,
  picture: PictureChange,
  isCopy: boolean,
): Promise<EditedRecipe_RecipeFragment> {
  const withoutPicture = isCopy ? picture === null : !picture;
  if (!picture && !(withoutPicture && recipe.imageUrl !== null)) return recipe;
  const { data } = await client.mutate({
    mutation: SetRecipeImageDocument,
    variables: { id: recipe.id, fileKey: picture?.fileKey ?? null, version: recipe.version },
  });
  return data!.recipe;
}
