import { z } from 'zod';
import { unauthenticated } from '@convivio/platform/errors';
import { graphql } from '../../generated/graphql.ts';
import { operationRoute } from '../operation-route.ts';
import { route, type RestRoute } from '../route.ts';

const me = graphql(`
  query RestMe {
    me {
      ...User
    }
  }
`);

const endSession = graphql(`
  mutation RestEndSession {
    endSession
  }
`);

// Goes into a header: nothing else may be in it.
const beaconBody = z.object({
  token: z
    .string('is required')
    .regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, 'must be an access token')
    .optional(),
});

/** Who is signed in, and how long they stay. */
export const accountRoutes: RestRoute[] = [
  operationRoute({
    method: 'get',
    path: '/auth/user',
    group: 'Account',
    summary: 'The signed-in user',
    operation: me,
    async run(variables, { ports, state }) {
      const found = await ports.run(me, variables, state);
      if (!found.me) throw unauthenticated();
      return found;
    },
    answer: { of: 'me' },
    about: 'The user.',
  }),
  operationRoute({
    method: 'post',
    path: '/auth/sign-out',
    group: 'Account',
    summary: 'Ends this sign-in: its access tokens are refused from now on',
    operation: graphql(`
      mutation RestSignOut {
        signOut
      }
    `),
    about: 'Signed out. The login itself is left by the browser.',
  }),
  operationRoute({
    method: 'post',
    path: '/analytics/session',
    group: 'Account',
    summary: 'Notes that the signed-in user opened the app',
    operation: graphql(`
      mutation RestStartSession($timezone: String!, $userAgent: String!) {
        startSession(timezone: $timezone, userAgent: $userAgent)
      }
    `),
    about: 'Noted.',
  }),
  route({
    method: 'post',
    path: '/analytics/session-end',
    group: 'Account',
    access: 'visitor',
    summary: 'Notes that the user left',
    more: 'Made for a beacon, which cannot carry a header: the access token may stand in the body, sent as text/plain.',
    body: { json: beaconBody, types: ['application/json', 'text/plain'] },
    answers: { 204: { about: 'Noted.' } },
    failures: [401],
    async handle({ body: { token }, state, response, ports }) {
      await ports.run(
        endSession,
        {},
        token ? { authorization: `Bearer ${token}`, requestId: state.requestId } : state,
      );
      response.status(204).end();
    },
  }),
];
