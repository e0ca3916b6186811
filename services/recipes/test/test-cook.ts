import { randomUUID } from 'node:crypto';
import type { Files } from '@convivio/platform/files/files';
import { newId } from '@convivio/platform/ids';
import {
  RECIPE,
  picture,
  type Answer,
  type Failure,
  type KeptRecipe,
  type TestCook,
} from './recipe-kitchen.ts';

export type Ask = <Data>(query: string, variables?: object) => Promise<Answer<Data>>;

/** Asks the service at this address. */
export async function askAt<Data>(
  url: string,
  authorization: string | undefined,
  query: string,
  variables: object = {},
): Promise<Answer<Data>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: Data;
    errors?: { message: string; extensions: Omit<Failure, 'message'> }[];
  };
  return {
    data,
    failure: errors?.[0] && { message: errors[0].message, ...errors[0].extensions },
  };
}

interface SignedIn {
  id: string;
  firstName: string;
  ask: Ask;
  askAsService: Ask;
  files: Files;
}

/** What somebody who has signed in can do. */
export function testCook({ id, firstName, ask, askAsService, files }: SignedIn): TestCook {
  const needed = <Data>({ data, failure }: Answer<Data>): Data => {
    if (failure) throw new Error(`${failure.code}: ${failure.message}`);
    return data;
  };
  const recipeFrom = async (query: string, variables: object) =>
    needed(await ask<{ recipe: KeptRecipe }>(query, variables)).recipe;
  const readBack = (recipeId: string) =>
    recipeFrom(`query ($id: ID!) { recipe(id: $id) { ${RECIPE} } }`, { id: recipeId });

  return {
    id,
    firstName,
    ask,
    create: (input = {}) =>
      recipeFrom(
        `mutation ($input: RecipeInput!) { recipe: createRecipe(input: $input) { ${RECIPE} } }`,
        { input: { title: 'Risotto', ...input } },
      ),
    async keepImported(about = {}) {
      const { kept } = needed(
        await askAsService<{ kept: { id: string } }>(
          'mutation ($input: ImportedRecipeInput!) { kept: saveImportedRecipe(input: $input) { id } }',
          { input: { ...importedRecipe(id), ...about } },
        ),
      );
      return readBack(kept.id);
    },
    recipe: readBack,
    update: (recipeId, input, version) =>
      ask(
        `mutation ($id: ID!, $input: RecipeEdit!, $version: Int) {
          recipe: updateRecipe(id: $id, input: $input, version: $version) { ${RECIPE} }
        }`,
        { id: recipeId, input, version },
      ),
    act(mutation, recipeId) {
      const fields = mutation === 'deleteRecipe' ? '' : ' { id state version updatedBy }';
      return ask(`mutation ($id: ID!) { ${mutation}(id: $id)${fields} }`, { id: recipeId });
    },
    async upload(bytes, place = 'passing') {
      const key = `${place}/${id}/${randomUUID()}`;
      await files.put(key, Buffer.from(bytes ?? (await picture())), {
        contentType: 'application/octet-stream',
        fileName: 'upload',
      });
      return key;
    },
  };
}

/** What intake sends of a recipe it has read for a cook. */
export const importedRecipe = (ownerId: string) => ({
  jobId: String(newId()),
  ownerId,
  title: 'Risotto',
  ingredients: [{ name: null, lines: ['300 g rice'] }],
  instructions: [{ group: null, text: 'Stir.' }],
  tags: [],
  notes: [],
  equipment: [],
  servingNotes: [],
  storageNotes: [],
  tips: [],
  doubts: [],
});
