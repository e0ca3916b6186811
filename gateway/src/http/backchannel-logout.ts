import { ProductError } from '@convivio/platform/errors';
import express, { type RequestHandler } from 'express';
import { graphql } from '../generated/graphql.ts';
import type { RunOperation } from '../rest/run-operation.ts';
import type { GuessesOf } from './limit-guesses.ts';

const hearLogout = graphql(`
  mutation HearLogout($token: String!) {
    hearLogout(token: $token)
  }
`);

/**
 * POST /backchannel-logout: the login says that a sign-in has ended on its own pages (OpenID Connect Back-Channel Logout). It is the token that is
 * believed, and not who brings it; whoever brings many that do not hold has to wait.
 */
export const backchannelLogout = (run: RunOperation, guessesOf: GuessesOf): RequestHandler[] => [
  express.urlencoded({ extended: false, limit: '20kb' }),
  async (request, response) => {
    response.set('cache-control', 'no-store');
    const { logout_token: given } = (request.body ?? {}) as Record<string, unknown>;
    const token = typeof given === 'string' ? given : '';
    const requestId = response.locals['requestId'] as string;
    const guesses = guessesOf(request);
    await run(hearLogout, { token }, { authorization: undefined, requestId }).catch(
      async (error: unknown) => {
        if (error instanceof ProductError && error.status === 400) await guesses.count(1);
        throw error;
      },
    );
    response.status(200).end();
  },
];
