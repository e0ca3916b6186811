import express, { type RequestHandler } from 'express';
import { graphql } from '../generated/graphql.ts';
import type { RunOperation } from '../rest/run-operation.ts';

const hearLogout = graphql(`
  mutation HearLogout($token: String!) {
    hearLogout(token: $token)
  }
`);

/**
 * POST /backchannel-logout: the login says that a sign-in has ended on its own pages (OpenID Connect Back-Channel Logout). It is the token that is
 * believed, and not who brings it.
 */
export const backchannelLogout = (run: RunOperation): RequestHandler[] => [
  express.urlencoded({ extended: false, limit: '20kb' }),
  async (request, response) => {
    response.set('cache-control', 'no-store');
    const { logout_token: given } = (request.body ?? {}) as Record<string, unknown>;
    const token = typeof given === 'string' ? given : '';
    const requestId = response.locals['requestId'] as string;
    await run(hearLogout, { token }, { authorization: undefined, requestId });
    response.status(200).end();
  },
];
