import { z } from 'zod';
import { ProductError } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import type { ChefInput } from '../../generated/operations.ts';
import { awaitAsPreferred } from '../answers/await-as-preferred.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { words } from '../openapi/input-fields.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestCall, RestRoute } from '../route.ts';

const lookAtMagic = graphql(`
  query RestMagic($id: ID!) {
    request: magicRequest(id: $id) {
      id
      stage
      recipe {
        ...MagicRecipe
      }
      error {
        code
        sentence
        status
      }
    }
  }
`);
const requestMagic = graphql(`
  mutation RestRequestMagic($input: MagicWishInput!, $idempotencyKey: String) {
    request: requestMagicRecipe(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);
const begunRequest = answerShape(requestMagic, { of: 'request' });
const generatedRecipe = answerShape(lookAtMagic, { of: 'request.recipe' });

/** Waits for the recipe that was asked for, unless the client prefers to be told later. */
async function sendRecipe(
  begun: { request: { id: string } },
  call: RestCall<unknown>,
): Promise<void> {
  const { response, state, ports } = call;
  const { id } = begun.request;
  const ended = await awaitAsPreferred(
    {
      look: () => ports.run(lookAtMagic, { id }, state),
      hasEnded: ({ request: { stage } }) => stage === 'success' || stage === 'error',
      told: (ms, signal) =>
        ports.live.heard(
          ({ name, data }) =>
            (name === 'magic.finished' || name === 'magic.failed') && data.requestId === Number(id),
          ms,
          signal,
        ),
    },
    call,
    { location: `/api/magic/${id}`, json: begunRequest.present(begun) },
  );
  if (!ended) return;
  const { error, recipe } = ended.request;
  if (error) throw new ProductError(error.status, error.code, error.sentence);
  if (!recipe) throw new Error(`request ${id} ended without a recipe and without an error`);
  response.location(`/api/magic/${id}`);
  response.json(generatedRecipe.present(ended));
}

const text = z.string('must be text').nullish();
const chef = z
  .union(
    [
      words.transform((name): ChefInput => ({ name })),
      z.object({ name: words, style: text, specialty: text }),
    ],
    'must be a name, or an object with name, style and specialty',
  )
  .meta({ description: 'A name, or an object with name, style and specialty.' });

/** The magic chef: recipes in the manner of a chef, and the chefs to choose from. */
export const magicRoutes: RestRoute[] = [
  operationRoute({
    method: 'post',
    path: '/magic/generate',
    group: 'Magic Chef',
    summary: 'A recipe in the manner of a chef',
    more: 'It is not in the library until it is sent to `POST /api/magic-recipes`, as it was answered. Three of one cook may be made at once.',
    operation: requestMagic,
    reads: { chef },
    about: 'The recipe.',
    // Refused because a wish contradicts itself, or too many at once.
    failures: [429, 503],
    finish: {
      headers: ['Prefer'],
      answers: {
        200: { about: 'The recipe.', json: generatedRecipe },
        202: {
          about:
            'The recipe is being made: as preferred, or because it takes longer than a request may wait. Location names it.',
          json: begunRequest,
        },
      },
      send: sendRecipe,
    },
  }),
  operationRoute({
    method: 'post',
    path: '/magic/validate-chef',
    group: 'Magic Chef',
    summary: 'Whether a chef is known, under which name, and for what',
    operation: graphql(`
      mutation RestValidateChef($chefName: String!) {
        verdict: validateChef(name: $chefName) {
          isValid
          correctedName
          style
          specialty
        }
      }
    `),
    reads: { chefName: words },
    answer: { of: 'verdict' },
    about: 'What is known.',
    failures: [503],
  }),
  operationRoute({
    method: 'get',
    path: '/magic/chefs',
    group: 'Magic Chef',
    summary: 'The chefs that everybody can choose, by first name',
    operation: graphql(`
      query RestPresetChefs {
        chefs: presetChefs {
          ...Chef
        }
      }
    `),
    answer: { of: 'chefs' },
    about: 'The chefs.',
  }),
  operationRoute({
    method: 'get',
    path: '/magic/my-chefs',
    group: 'Magic Chef',
    summary: 'The chefs that the cook has added, and the presets that are hidden',
    operation: graphql(`
      query RestChefSelection {
        selection: chefSelection {
          ...ChefSelection
        }
      }
    `),
    answer: { of: 'selection' },
    about: 'The selection.',
  }),
  operationRoute({
    method: 'put',
    path: '/magic/my-chefs',
    group: 'Magic Chef',
    summary: 'Keeps the whole selection of chefs',
    more: 'With `version`, the version that was read, it is merged with what was changed since.',
    operation: graphql(`
      mutation RestKeepChefSelection($input: ChefSelectionInput!, $version: Int) {
        selection: keepChefSelection(input: $input, version: $version) {
          ...ChefSelection
        }
      }
    `),
    answer: { of: 'selection' },
    about: 'The selection as it is now.',
    failures: [409],
  }),
  operationRoute({
    method: 'get',
    path: '/magic/{id}',
    group: 'Magic Chef',
    summary: 'How far a recipe is that was asked for; kept for a day',
    operation: lookAtMagic,
    answer: { of: 'request' },
    about: 'The request, with its recipe once it has succeeded.',
  }),
];
