import { z } from 'zod';
import { conflict } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import { answerShape } from '../openapi/answer-shape.ts';
import { operationRoute } from '../operation-route.ts';
import type { RestRoute } from '../route.ts';

const moment = z.iso.datetime();

const invitations = graphql(`
  query RestInvitations($open: Boolean, $first: Int, $after: String) {
    page: invitations(open: $open, first: $first, after: $after) {
      invitations: nodes {
        ...Invitation
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const page = answerShape(invitations, { of: 'page', lift: 'pageInfo', omit: ['hasNextPage'] });

/** Links with which cooks let others collaborate. */
export const invitationRoutes: RestRoute[] = [
  operationRoute({
    method: 'post',
    path: '/invitations',
    group: 'Sharing',
    summary: 'Makes a link with which one other cook may collaborate',
    more: 'It works once, within seven days.',
    operation: graphql(`
      mutation RestCreateInvitation($idempotencyKey: String) {
        invitation: createInvitation(idempotencyKey: $idempotencyKey) {
          ...Invitation
        }
      }
    `),
    about: 'The link.',
    failures: [409, 422, 429],
    finish: {
      answers: {
        201: {
          about: 'The link.',
          json: z.strictObject({ id: z.int(), inviteUrl: z.url(), expiresAt: moment }),
        },
      },
      async send({ invitation: { id, path, expiresAt } }, { request, response }) {
        if (path === null)
          throw conflict(
            'INVITATION_CLOSED',
            'The invitation that was made with this key can no longer be accepted. Make another one.',
          );
        const inviteUrl = `${request.protocol}://${request.get('host')}${path}`;
        response.status(201).json({ id: Number(id), inviteUrl, expiresAt });
      },
    },
  }),
  operationRoute({
    method: 'get',
    path: '/invitations',
    group: 'Sharing',
    summary: "A page of the signed-in cook's invitations, the latest made first",
    more: '`path` is below the address of the product, null where nobody can accept it any more. endCursor is where the next page begins, null on the last.',
    operation: invitations,
    about: 'The page.',
    failures: [422],
    finish: {
      answers: { 200: { about: 'The page.', json: page } },
      async send(found, { response }) {
        const { pageInfo } = found.page;
        if (!pageInfo.hasNextPage) pageInfo.endCursor = null;
        response.json(page.present(found));
      },
    },
  }),
  operationRoute({
    method: 'get',
    path: '/invitations/{code}',
    group: 'Sharing',
    access: 'visitor',
    summary: 'What an invitation offers to whoever has its link',
    more: [
      'A code that was never given, was used or revoked, or has expired is not `valid`, and `message` says so.',
      '`standing` says how the one who asks stands to it.',
    ].join(' '),
    operation: graphql(`
      query RestInvitation($code: String!) {
        invitation(code: $code) {
          valid
          message
          standing
          owner {
            name
          }
          expiresAt
        }
      }
    `),
    about: 'What it offers.',
    failures: [429],
    finish: {
      answers: {
        200: {
          about: 'What it offers.',
          json: z.strictObject({
            valid: z.boolean(),
            message: z.string().nullable(),
            standing: z.enum([
              'open',
              'own',
              'collaborating',
              'accepted',
              'unavailable',
              'invalid',
            ]),
            ownerName: z.string().nullable(),
            expiresAt: moment.nullable(),
          }),
        },
      },
      async send({ invitation: { valid, message, standing, owner, expiresAt } }, { response }) {
        response.json({ valid, message, standing, ownerName: owner?.name ?? null, expiresAt });
      },
    },
  }),
  operationRoute({
    method: 'post',
    path: '/invitations/{code}/accept',
    group: 'Sharing',
    summary: 'Accepts an invitation: its owner and the signed-in cook collaborate',
    more: 'Accepted again by the same cook it is answered as before, until the collaboration ends.',
    operation: graphql(`
      mutation RestAcceptInvitation($code: String!) {
        collaboration: acceptInvitation(code: $code) {
          ...Collaboration
        }
      }
    `),
    answer: { of: 'collaboration' },
    about: 'The collaboration.',
    failures: [409, 422, 429],
  }),
  operationRoute({
    method: 'post',
    path: '/invitations/{id}/revoke',
    group: 'Sharing',
    summary: 'Makes an invitation invalid',
    more: 'One that was revoked before is no failure; one that was accepted is refused.',
    operation: graphql(`
      mutation RestRevokeInvitation($id: ID!) {
        invitation: revokeInvitation(id: $id) {
          ...Invitation
        }
      }
    `),
    answer: { of: 'invitation' },
    about: 'The invitation as it is now.',
    failures: [409],
  }),
];
