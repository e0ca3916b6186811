import type { Request, Response } from 'express';
import { z } from 'zod';
import { conflict } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

const share = graphql(`
  mutation RestShareRecipe($id: ID!, $input: ShareLinkInput!, $idempotencyKey: String) {
    link: createShareLink(recipeId: $id, input: $input, idempotencyKey: $idempotencyKey) {
      id
      path
    }
  }
`);
const shared = graphql(`
  query RestSharedRecipe($token: String!) {
    shared: sharedRecipe(token: $token) {
      recipe {
        ...Recipe
      }
      magicRecipe {
        ...Recipe
      }
      shareData {
        title
        description
        createdAt
        expiresAt
      }
    }
  }
`);
const page = graphql(`
  query RestShareLinks($first: Int, $after: String) {
    page: shareLinks(first: $first, after: $after) {
      links: nodes {
        ...ShareLink
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);
const pageShape = answerShape(page, { of: 'page', lift: 'pageInfo', omit: ['hasNextPage'] });
const deactivate = graphql(`
  mutation RestDeactivateShareLink($id: ID!) {
    link: deactivateShareLink(id: $id) {
      ...ShareLink
    }
  }
`);
const reactivate = graphql(`
  mutation RestReactivateShareLink($id: ID!) {
    link: reactivateShareLink(id: $id) {
      ...ShareLink
    }
  }
`);

const originOf = (request: Request) => `${request.protocol}://${request.get('host')}`;

const sharing = {
  method: 'post',
  group: 'Sharing',
  operation: share,
  about: 'The link. Location names it among the links of the cook.',
  failures: [403, 409, 503],
  finish: {
    answers: {
      201: {
        about: 'The link. Location names it among the links of the cook.',
        json: z.strictObject({
          shareUrl: z.string().meta({ description: 'Under which anybody reads the recipe.' }),
        }),
      },
    },
    async send(
      { link: { id, path } }: { link: { id: string; path: string | null } },
      { request, response }: { request: Request; response: Response },
    ) {
      if (path === null)
        throw conflict(
          'SHARE_LINK_UNTOLD',
          'The address of the link that was made with this key cannot be told any more. Make another link.',
        );
      response
        .status(201)
        .location(`/api/share-links/${id}`)
        .json({ shareUrl: `${originOf(request)}${path}` });
    },
  },
} as const;

/** Links under which anybody reads a recipe. */
export const sharingRoutes: RestRoute[] = [
  operationRoute({
    ...sharing,
    path: '/recipes/{id}/share',
    summary: 'Makes a link under which anybody reads the recipe',
  }),
  operationRoute({
    ...sharing,
    path: '/magic-recipes/{id}/share',
    summary: 'The same of a generated recipe, with or without the prefix of its id',
    decide: ({ id, ...variables }) => ({
      ...variables,
      id: /^\d+$/.test(id) ? `magic_${id}` : id,
    }),
  }),
  operationRoute({
    method: 'get',
    path: '/shared/{token}',
    group: 'Sharing',
    access: 'open',
    summary: 'What a link opens, to whoever has it',
    more: [
      'A written recipe is in `recipe`, a generated one in `magicRecipe`.',
      'A link that was switched off, has expired or never was is not found, as is one whose recipe is gone.',
    ].join(' '),
    operation: shared,
    answer: { of: 'shared' },
    about: 'The recipe as visitors see it.',
    failures: [429, 503],
  }),
  operationRoute({
    method: 'get',
    path: '/share-links',
    group: 'Sharing',
    summary: "A page of the signed-in cook's links, the latest first",
    more: '`path` is below the address of the product. endCursor is where the next page begins, null on the last.',
    operation: page,
    about: 'The page.',
    failures: [422],
    finish: {
      answers: { 200: { about: 'The page.', json: pageShape } },
      async send(found, { response }) {
        const { pageInfo } = found.page;
        if (!pageInfo.hasNextPage) pageInfo.endCursor = null;
        response.json(pageShape.present(found));
      },
    },
  }),
  operationRoute({
    method: 'patch',
    path: '/share-links/{id}',
    group: 'Sharing',
    summary: 'Switches a link off, or on again',
    more: 'One that has expired works until it is switched off once it is switched on again.',
    operation: deactivate,
    also: { active: z.boolean('must be true or false') },
    run: (variables, { body, ports, state }) =>
      ports.run((body as { active: boolean }).active ? reactivate : deactivate, variables, state),
    answer: { of: 'link' },
    about: 'The link as it is now.',
  }),
  operationRoute({
    method: 'delete',
    path: '/share-links/{id}',
    group: 'Sharing',
    summary: 'Deletes a link with what is counted of it',
    operation: graphql(`
      mutation RestDeleteShareLink($id: ID!) {
        deleteShareLink(id: $id)
      }
    `),
    about: 'Deleted.',
  }),
];
