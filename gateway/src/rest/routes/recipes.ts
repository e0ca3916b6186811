import { z } from 'zod';
import { notFound } from '@convivio/platform/errors';
import type { Files } from '@convivio/platform/files/files';
import {
  RestArchiveRecipeDocument,
  RestCreateRecipeDocument,
  RestDeleteArchivedRecipesDocument,
  RestDeleteRecipeDocument,
  RestDuplicateRecipeDocument,
  RestOriginalFileDocument,
  RestParseIngredientsDocument,
  RestRecipeDocument,
  RestRecipesDocument,
  RestRestoreRecipeDocument,
  RestShoppingListDocument,
  RestUpdateRecipeCommentsDocument,
  RestUpdateRecipeDocument,
  type RecipeFieldsFragment,
  type RestRecipesQuery,
} from '../../generated/operations.ts';
import type { RequestState } from '../../request-state.ts';
import { sendFile } from '../../serve-file.ts';
import { actRoute } from '../act-route.ts';
import { fileAnswers } from '../file-answers.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { restId } from '../present-ids.ts';
import {
  generatedRecipeBody,
  graphFields,
  newRecipeBody,
  recipeEditBody,
  shoppingListBody,
} from '../recipe-bodies.ts';
import { route, type RestCall, type RestRoute } from '../route.ts';
import type { RunOperation } from '../run-operation.ts';
import { ingredient, keptRecipe, recipe, shoppingList } from '../shapes.ts';
import { sendArray } from '../send-array.ts';
import { keyOfSignedLink } from '../signed-key.ts';

const linesBody = z.object({
  lines: z
    .array(z.string('must be text'), 'is required')
    .meta({ description: 'At most 5,000 lines.' }),
  language: z
    .string('must be text')
    .nullish()
    .meta({ description: 'ISO 639-1, where it is known.' }),
});

const PAGE = 100;

/** A recipe as REST shows it. */
const presentRecipe = (shown: RecipeFieldsFragment) =>
  Object.assign(shown, { id: restId(shown.id) });

const idOf = ({ params }: RestCall<unknown>) => params['id'] as string;

/** The library and its recipes. */
export function recipeRoutes({ run, files }: { run: RunOperation; files: Files }): RestRoute[] {
  const created = ({ response }: RestCall<unknown>, kept: { id: string; title: string }) => {
    response
      .status(201)
      .location(`/api/recipes/${kept.id}`)
      .json({ id: restId(kept.id), title: kept.title });
  };

  /** Page by page: what is added or taken away meanwhile moves nothing else. */
  async function* everyRecipe(
    state: 'active' | 'archived',
    context: RequestState,
  ): AsyncGenerator<ReturnType<typeof presentRecipe>[]> {
    let after: string | null = null;
    do {
      const { page }: RestRecipesQuery = await run(
        RestRecipesDocument,
        { state, first: PAGE, after },
        context,
      );
      yield page.nodes.map(presentRecipe);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  }

  return [
    route({
      method: 'get',
      path: '/recipes',
      group: 'Recipes',
      access: 'cook',
      summary: "The signed-in cook's active recipes, newest first",
      answers: { 200: { about: 'The recipes.', json: z.array(recipe) } },
      async handle({ state, response }) {
        await sendArray(response, everyRecipe('active', state));
      },
    }),
    route({
      method: 'get',
      path: '/recipes/archived',
      group: 'Recipes',
      access: 'cook',
      summary: "The signed-in cook's archived recipes, newest first",
      answers: { 200: { about: 'The recipes.', json: z.array(recipe) } },
      async handle({ state, response }) {
        await sendArray(response, everyRecipe('archived', state));
      },
    }),
    route({
      method: 'delete',
      path: '/recipes/archived/all',
      group: 'Recipes',
      access: 'cook',
      summary: 'Deletes all archived recipes for good, with their files',
      answers: {
        200: { about: 'How many there were.', json: z.strictObject({ deleted: z.int() }) },
      },
      async handle({ state, response }) {
        response.json(await run(RestDeleteArchivedRecipesDocument, {}, state));
      },
    }),
    route({
      method: 'post',
      path: '/recipes',
      group: 'Recipes',
      access: 'cook',
      headers: ['Idempotency-Key'],
      summary: 'Keeps a recipe written by hand',
      body: { json: newRecipeBody },
      answers: { 201: { about: 'Kept. Location names it.', json: keptRecipe } },
      failures: [422],
      async handle(call) {
        const { recipe: kept } = await run(
          RestCreateRecipeDocument,
          { input: graphFields(call.body), idempotencyKey: idempotencyKeyOf(call.request) },
          call.state,
        );
        created(call, kept);
      },
    }),
    route({
      method: 'post',
      path: '/magic-recipes',
      group: 'Recipes',
      access: 'cook',
      headers: ['Idempotency-Key'],
      summary: 'Keeps a generated recipe',
      body: { json: generatedRecipeBody },
      answers: { 201: { about: 'Kept. Location names it.', json: keptRecipe } },
      failures: [422],
      async handle(call) {
        const { course, category = course, ...fields } = call.body;
        const { recipe: kept } = await run(
          RestCreateRecipeDocument,
          {
            input: { ...graphFields(fields), category: category ?? null, generated: true },
            idempotencyKey: idempotencyKeyOf(call.request),
          },
          call.state,
        );
        created(call, kept);
      },
    }),
    route({
      method: 'get',
      path: '/recipes/{id}',
      group: 'Recipes',
      access: 'visitor',
      summary: 'One recipe',
      more: "The signed-in cook's own, or a public one. A recipe that one may not see is not found; a visitor is asked to sign in.",
      answers: { 200: { about: 'The recipe.', json: recipe } },
      failures: [400, 401, 404],
      async handle(call) {
        const { recipe: found } = await run(RestRecipeDocument, { id: idOf(call) }, call.state);
        call.response.json(presentRecipe(found));
      },
    }),
    route({
      method: 'patch',
      path: '/recipes/{id}',
      group: 'Recipes',
      access: 'cook',
      summary: 'Edits a recipe, or its comments alone',
      more: 'What is left out stays. An archived recipe cannot be edited. Generated recipes take `ingredients` and `instructions` as objects.',
      body: { json: recipeEditBody },
      answers: { 200: { about: 'The recipe as it is now.', json: recipe } },
      failures: [404, 409, 422],
      async handle(call) {
        const { version, ...fields } = call.body;
        const id = idOf(call);
        const onlyComments =
          fields.comments !== undefined &&
          Object.keys(fields).length === 1 &&
          version === undefined;
        const { recipe: changed } = onlyComments
          ? await run(
              RestUpdateRecipeCommentsDocument,
              { id, comments: fields.comments as string },
              call.state,
            )
          : await run(
              RestUpdateRecipeDocument,
              { id, input: graphFields(fields), version: version ?? null },
              call.state,
            );
        call.response.json(presentRecipe(changed));
      },
    }),
    actRoute({
      method: 'delete',
      path: '/recipes/{id}',
      group: 'Recipes',
      summary: 'Deletes an archived recipe for good, with its files',
      done: 'Deleted.',
      failures: [400, 404, 409],
      act: (call) => run(RestDeleteRecipeDocument, { id: idOf(call) }, call.state),
    }),
    actRoute({
      method: 'post',
      path: '/recipes/{id}/archive',
      group: 'Recipes',
      summary: 'Moves a recipe to the archive',
      done: 'It is in the archive.',
      failures: [400, 404],
      act: (call) => run(RestArchiveRecipeDocument, { id: idOf(call) }, call.state),
    }),
    actRoute({
      method: 'post',
      path: '/recipes/{id}/restore',
      group: 'Recipes',
      summary: 'Brings a recipe back from the archive',
      done: 'It is among the recipes.',
      failures: [400, 404],
      act: (call) => run(RestRestoreRecipeDocument, { id: idOf(call) }, call.state),
    }),
    route({
      method: 'post',
      path: '/recipes/{id}/duplicate',
      group: 'Recipes',
      access: 'cook',
      headers: ['Idempotency-Key'],
      summary: 'Keeps a copy with files of its own',
      answers: { 201: { about: 'Kept. Location names it.', json: keptRecipe } },
      failures: [400, 404],
      async handle(call) {
        const { recipe: kept } = await run(
          RestDuplicateRecipeDocument,
          { id: idOf(call), idempotencyKey: idempotencyKeyOf(call.request) },
          call.state,
        );
        created(call, kept);
      },
    }),
    route({
      method: 'post',
      path: '/recipes/{id}/shopping-list',
      group: 'Recipes',
      access: 'cook',
      summary: 'What to buy for so many servings, merged and by aisle',
      body: { json: shoppingListBody },
      answers: { 200: { about: 'The list.', json: shoppingList } },
      failures: [404, 422],
      async handle(call) {
        const { list } = await run(
          RestShoppingListDocument,
          { id: idOf(call), servings: call.body.servings },
          call.state,
        );
        call.response.json(list);
      },
    }),
    route({
      method: 'get',
      path: '/recipes/{id}/original-file',
      group: 'Recipes',
      access: 'visitor',
      summary: 'The file that a recipe was made from',
      more: 'Byte ranges are honoured. What a browser could run is sent as a download.',
      answers: fileAnswers,
      failures: [400, 401, 404],
      async handle(call) {
        const { recipe: found } = await run(
          RestOriginalFileDocument,
          { id: idOf(call) },
          call.state,
        );
        if (!found.originalFileUrl)
          throw notFound('ORIGINAL_FILE_NOT_FOUND', 'This recipe was not made from a file.');
        // The same address answers others otherwise: a browser has to ask each time.
        await sendFile(
          files,
          keyOfSignedLink(found.originalFileUrl),
          call.request,
          call.response,
          'private, no-cache',
        );
      },
    }),
    route({
      method: 'post',
      path: '/ingredients/parse',
      group: 'Recipes',
      access: 'cook',
      summary: 'Reads ingredient lines without keeping them',
      body: { json: linesBody },
      answers: {
        200: { about: 'One ingredient a line, in the same order.', json: z.array(ingredient) },
      },
      failures: [422],
      async handle({ body: { lines, language }, state, response }) {
        const { parseIngredients } = await run(
          RestParseIngredientsDocument,
          { lines, language: language ?? null },
          state,
        );
        response.json(parseIngredients);
      },
    }),
  ];
}
