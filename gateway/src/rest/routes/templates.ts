import { graphql } from '../../generated/graphql.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

/** Recipes kept to begin others with. */
export const templateRoutes: RestRoute[] = [
  operationRoute({
    method: 'get',
    path: '/recipe-templates',
    group: 'Templates',
    summary: "The signed-in cook's templates, by title",
    operation: graphql(`
      query RestRecipeTemplates {
        templates: recipeTemplates {
          ...Template
        }
      }
    `),
    answer: { of: 'templates' },
    about: 'The templates.',
  }),
  operationRoute({
    method: 'post',
    path: '/recipe-templates',
    group: 'Templates',
    summary: 'Keeps a recipe as a template',
    operation: graphql(`
      mutation RestKeepRecipeTemplate($recipeId: ID!, $title: String, $idempotencyKey: String) {
        template: keepRecipeTemplate(
          recipeId: $recipeId
          title: $title
          idempotencyKey: $idempotencyKey
        ) {
          ...Template
        }
      }
    `),
    answer: { of: 'template' },
    status: 201,
    about: 'The template.',
    failures: [404],
  }),
  operationRoute({
    method: 'delete',
    path: '/recipe-templates/{templateId}',
    group: 'Templates',
    summary: 'Deletes a template',
    operation: graphql(`
      mutation RestDeleteRecipeTemplate($templateId: ID!) {
        deleteRecipeTemplate(id: $templateId)
      }
    `),
    about: 'Deleted.',
  }),
];
