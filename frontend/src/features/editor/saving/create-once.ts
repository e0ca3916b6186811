import type { ApolloClient } from '@apollo/client';
import { CopyEditedRecipeDocument } from '../../../generated/documents/copy-edited-recipe.ts';
import { CreateRecipeDocument } from '../../../generated/documents/create-recipe.ts';
import { SetRecipeImageDocument } from '../../../generated/documents/set-recipe-image.ts';
import { UpdateRecipeDocument } from '../../../generated/documents/update-recipe.ts';
import type { EditedRecipe_RecipeFragment } from '../../../generated/operations.ts';
import { isGenerated } from '../../../kitchen/recipe/generated-id.ts';
import { refreshLibrary } from '../../../kitchen/recipe/refresh-library.ts';
import { editOf, inputOf } from '../form/edit-of.ts';
import type { PictureChange } from '../fields/use-picture.ts';
import type { WrittenStep } from '../form/instruction-text.ts';
import { formOf, isSameRecipe, type RecipeForm } from '../form/recipe-form.ts';
import { saveFailure } from './save-failure.ts';

interface NewContents {
  form: RecipeForm;
  steps: readonly WrittenStep[];
  picture: PictureChange;
  /** The recipe whose other contents it has too: its picture, its comments, what the form does not hold. */
  copyOf?: { id: string; language: string | undefined };
}

export interface Creation {
  /** The key under which a recipe was sent that may be kept; undefined while nothing was sent. */
  sentKey(): string | undefined;
  /** What is sent from now on is another recipe. */
  renew(): void;
  run(contents: NewContents): Promise<EditedRecipe_RecipeFragment>;
}

const newKey = () => crypto.randomUUID();
const isGone = (error: unknown) => saveFailure(error).kind === 'gone';

/**
 * Creates one recipe, however often it is tried. A first try whose answer was lost may have kept
 * the recipe as it was then: the same key gives that one back, and what was written since is put
 * into it. `sentBefore`: the key of such a try before this page.
 */
export function createOnce(client: ApolloClient, sentBefore?: string): Creation {
  let key = sentBefore ?? newKey();
  let sent = sentBefore !== undefined;

  const create = async ({ form, steps }: NewContents, imageKey: string | null) => {
    const { data } = await client.mutate({
      mutation: CreateRecipeDocument,
      variables: { input: inputOf(form, steps, imageKey), idempotencyKey: key },
    });
    return data!.recipe;
  };
  const createAgain = async (contents: NewContents) => {
    try {
      // The picture follows by itself: an upload that comes with a key already used is spent.
      return await create(contents, null);
    } catch (error) {
      if (!isGone(error)) throw error;
      // What the first try kept was deleted since.
      key = newKey();
      return create(contents, null);
    }
  };
  const copy = async (id: string) => {
    try {
      const { data } = await client.mutate({
        mutation: CopyEditedRecipeDocument,
        variables: { id, idempotencyKey: key },
      });
      return data!.recipe;
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  };

  return {
    sentKey: () => (sent ? key : undefined),
    renew() {
      key = newKey();
      sent = false;
    },
    async run(contents) {
      const { picture, copyOf } = contents;
      const again = sent;
      sent = true;
      try {
        const copied = copyOf ? await copy(copyOf.id) : null;
        if (!copied && !again) return await create(contents, picture?.fileKey ?? null);
        let recipe = copied ?? (await createAgain(contents));
        recipe = await putForm(client, recipe, contents);
        recipe = await putPicture(client, recipe, picture, copied !== null);
        return recipe;
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
