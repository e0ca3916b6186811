import { z } from 'zod';
import { notFound } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import { RestOriginalFileDocument, RestParseIngredientsDocument, RestRecipeDocument, RestRecipesDocument, type RecipeFieldsFragment } from '../../generated/operations.ts';
import { sendFile } from '../../serve-file.ts';
import { route, type RestRoute } from '../route.ts';
import type { RunOperation } from '../run-operation.ts';
import { ingredient, recipe } from '../shapes.ts';

const linesBody = z.object({
  lines: z.array(z.string('must be text'), 'is required').meta({ description: 'At most 5,000 lines.' }),
  language: z.string('must be text').nullish().meta({ description: 'ISO 639-1, where it is known.' }),
});

/** A recipe as REST shows it: its id as a number. */
const presentRecipe = ({ id, ...shown }: RecipeFieldsFragment) => ({ id: Number(id), ...shown });

/** The library and its recipes. */
export function recipeRoutes({ run, files }: { run: RunOperation; files: Files }): RestRoute[] {
  return [
    route({
      method: 'get', path: '/recipes', group: 'Recipes', access: 'cook',
      summary: "The signed-in cook's active recipes, newest first",
      answers: { 200: { about: 'The recipes.', json: z.array(recipe) } },
      async handle({ state, response }) {
        const { recipes } = await run(RestRecipesDocument, {}, state);
        response.json(recipes.map(presentRecipe));
      },
    }),
    route({
      method: 'get', path: '/recipes/{id}', group: 'Recipes', access: 'visitor',
      summary: 'One recipe',
      more: "The signed-in cook's own, or a public one. A recipe that one may not see is not found; a visitor is asked to sign in.",
      answers: { 200: { about: 'The recipe.', json: recipe } },
      failures: [400, 401, 404],
      async handle({ params, state, response }) {
        const { recipe: found } = await run(RestRecipeDocument, { id: params['id'] as string }, state);
        response.json(presentRecipe(found));
      },
    }),
    route({
      method: 'get', path: '/recipes/{id}/original-file', group: 'Recipes', access: 'visitor',
      summary: 'The file that a recipe was made from',
      more: 'Byte ranges are honoured. What a browser could run is sent as a download.',
      answers: { 200: { about: 'The file.', type: '*/*' }, 206: { about: 'The part that was asked for.', type: '*/*' } },
      failures: [400, 401, 404, 416],
      async handle({ params, state, request, response }) {
        const { recipe: found } = await run(RestOriginalFileDocument, { id: params['id'] as string }, state);
        if (!found.originalFileUrl) throw notFound('ORIGINAL_FILE_NOT_FOUND', 'This recipe was not made from a file.');
        const key = new URL(found.originalFileUrl, 'http://localhost').pathname.slice('/files/'.length);
        // The same address answers others otherwise: a browser has to ask each time.
        await sendFile(files, key, request, response, 'private, no-cache');
      },
    }),
    route({
      method: 'post', path: '/ingredients/parse', group: 'Recipes', access: 'cook',
      summary: 'Reads ingredient lines without keeping them',
      body: { json: linesBody },
      answers: { 200: { about: 'One ingredient a line, in the same order.', json: z.array(ingredient) } },
      failures: [422],
      async handle({ body: { lines, language }, state, response }) {
        const { parseIngredients } = await run(RestParseIngredientsDocument, { lines, language: language ?? null }, state);
        response.json(parseIngredients);
      },
    }),
  ];
}
