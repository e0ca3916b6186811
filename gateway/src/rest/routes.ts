import express, { Router } from 'express';
import { z } from 'zod';
import type { Files } from '@convivio/platform/files/files';
import { notFound, unauthenticated } from '@convivio/platform/errors';
import { RestMeDocument, RestOriginalFileDocument, RestParseIngredientsDocument, RestRecipeDocument, RestRecipesDocument, RestStartSessionDocument, RestEndSessionDocument, type RecipeFieldsFragment } from '../generated/operations.ts';
import type { IntakeEvents } from '../intake-events.ts';
import type { RequestState } from '../request-state.ts';
import { sendFile } from '../serve-file.ts';
import { importRoutes } from './imports.ts';
import { readBody } from './read-body.ts';
import type { RunOperation } from './run-operation.ts';

const linesBody = z.object({ lines: z.array(z.string()), language: z.string().optional() });
const sessionBody = z.object({ timezone: z.string('is required'), userAgent: z.string('is required') });
const beaconBody = z.object({ token: z.string() });

/** A recipe as REST shows it: its id as a number. */
const presentRecipe = ({ id, ...recipe }: RecipeFieldsFragment) => ({ id: Number(id), ...recipe });

/** The `/api` contract: a table of routes, each running a typed operation. */
export function restRoutes({ run, files, events, importRateLimit }: { run: RunOperation; files: Files; events: IntakeEvents; importRateLimit: number }): Router {
  const router = Router();
  const json = express.json({ limit: '1mb' });
  router.use((request, response, next) => (request.is('multipart/form-data') ? next() : json(request, response, next)));

  router.get('/auth/user', async (_request, response) => {
    const { me } = await run(RestMeDocument, {}, response.locals as RequestState);
    if (!me) throw unauthenticated();
    response.json(me);
  });
  router.post('/analytics/session', async (request, response) => {
    await run(RestStartSessionDocument, readBody(sessionBody, request.body), response.locals as RequestState);
    response.status(204).end();
  });
  // A beacon cannot carry a header, so its token comes in the body.
  router.post('/analytics/session-end', express.text({ type: 'text/plain', limit: '16kb' }), async (request, response) => {
    const state = response.locals as RequestState;
    const authorization = typeof request.body === 'string' ? `Bearer ${readBody(beaconBody, parseBeacon(request.body)).token}` : state.authorization;
    await run(RestEndSessionDocument, {}, { authorization, requestId: state.requestId });
    response.status(204).end();
  });
  router.get('/recipes', async (_request, response) => {
    const { recipes } = await run(RestRecipesDocument, {}, response.locals as RequestState);
    response.json(recipes.map(presentRecipe));
  });
  router.use(importRoutes({ run, files, events, importRateLimit }));
  router.get('/recipes/:id', async (request, response) => {
    const { recipe } = await run(RestRecipeDocument, { id: request.params.id }, response.locals as RequestState);
    response.json(presentRecipe(recipe));
  });
  router.get('/recipes/:id/original-file', async (request, response) => {
    const { recipe } = await run(RestOriginalFileDocument, { id: request.params.id }, response.locals as RequestState);
    if (!recipe.originalFileUrl) throw notFound('ORIGINAL_FILE_NOT_FOUND', 'This recipe was not made from a file.');
    const key = new URL(recipe.originalFileUrl, 'http://localhost').pathname.slice('/files/'.length);
    await sendFile(files, key, request.headers.range, response);
  });
  router.post('/ingredients/parse', async (request, response) => {
    const { lines, language } = readBody(linesBody, request.body);
    const { parseIngredients } = await run(RestParseIngredientsDocument, { lines, language: language ?? null }, response.locals as RequestState);
    response.json(parseIngredients);
  });
  return router;
}

function parseBeacon(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
