import { z } from 'zod';
import {
  RestDeleteRecipeTemplateDocument,
  RestKeepRecipeTemplateDocument,
  RestRecipeTemplatesDocument,
  type TemplateFieldsFragment,
} from '../../generated/operations.ts';
import { actRoute } from '../act-route.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { templateBody } from '../recipe-bodies.ts';
import { route, type RestRoute } from '../route.ts';
import type { RunOperation } from '../run-operation.ts';
import { template } from '../shapes.ts';

const presentTemplate = ({ id, ...shown }: TemplateFieldsFragment) => ({
  id: Number(id),
  ...shown,
});

/** Recipes kept to begin others with. */
export function templateRoutes(run: RunOperation): RestRoute[] {
  return [
    route({
      method: 'get',
      path: '/recipe-templates',
      group: 'Templates',
      access: 'cook',
      summary: "The signed-in cook's templates, by title",
      answers: { 200: { about: 'The templates.', json: z.array(template) } },
      async handle({ state, response }) {
        const { templates } = await run(RestRecipeTemplatesDocument, {}, state);
        response.json(templates.map(presentTemplate));
      },
    }),
    route({
      method: 'post',
      path: '/recipe-templates',
      group: 'Templates',
      access: 'cook',
      headers: ['Idempotency-Key'],
      summary: 'Keeps a recipe as a template',
      body: { json: templateBody },
      answers: { 201: { about: 'The template.', json: template } },
      failures: [404, 422],
      async handle({ body: { recipeId, title }, state, request, response }) {
        const { template: kept } = await run(
          RestKeepRecipeTemplateDocument,
          { recipeId, title: title ?? null, idempotencyKey: idempotencyKeyOf(request) },
          state,
        );
        response.status(201).json(presentTemplate(kept));
      },
    }),
    actRoute({
      method: 'delete',
      path: '/recipe-templates/{templateId}',
      group: 'Templates',
      summary: 'Deletes a template',
      done: 'Deleted.',
      failures: [400, 404],
      act: ({ params, state }) =>
        run(RestDeleteRecipeTemplateDocument, { id: params['templateId'] as string }, state),
    }),
  ];
}
