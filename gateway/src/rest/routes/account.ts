import { z } from 'zod';
import { unauthenticated } from '@convivio/platform/errors';
import {
  RestEndSessionDocument,
  RestMeDocument,
  RestStartSessionDocument,
} from '../../generated/operations.ts';
import { actRoute } from '../act-route.ts';
import { route, type RestRoute } from '../route.ts';
import type { RunOperation } from '../run-operation.ts';
import { user } from '../shapes.ts';

const sessionBody = z.object({
  timezone: z.string('is required').meta({ description: 'An IANA zone.' }),
  userAgent: z.string('is required'),
});
// Goes into a header: nothing else may be in it.
const beaconBody = z.object({
  token: z
    .string('is required')
    .regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, 'must be an access token')
    .optional(),
});

/** Who is signed in, and how long they stay. */
export function accountRoutes(run: RunOperation): RestRoute[] {
  return [
    route({
      method: 'get',
      path: '/auth/user',
      group: 'Account',
      access: 'cook',
      summary: 'The signed-in user',
      answers: { 200: { about: 'The user.', json: user } },
      async handle({ state, response }) {
        const { me } = await run(RestMeDocument, {}, state);
        if (!me) throw unauthenticated();
        response.json(me);
      },
    }),
    actRoute({
      method: 'post',
      path: '/analytics/session',
      group: 'Account',
      summary: 'Notes that the signed-in user opened the app',
      body: { json: sessionBody },
      done: 'Noted.',
      failures: [422],
      act: ({ body, state }) => run(RestStartSessionDocument, body, state),
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
      async handle({ body: { token }, state, response }) {
        await run(
          RestEndSessionDocument,
          {},
          token ? { authorization: `Bearer ${token}`, requestId: state.requestId } : state,
        );
        response.status(204).end();
      },
    }),
  ];
}
