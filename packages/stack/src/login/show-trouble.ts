import type { Log } from '@convivio/platform/log';
import type { ErrorRequestHandler } from 'express';
import { errors, type Provider } from 'oidc-provider';
import type { PageKit } from './page-kit.ts';
import { troublePage } from './pages/trouble.ts';
import { troubleOf } from './trouble.ts';

/** Shows a page for what went wrong below the realm. */
export function troubleShown(provider: Provider, kit: PageKit, log: Log): ErrorRequestHandler {
  return async (error, request, response, next) => {
    if (response.headersSent) return next(error);
    // Back to a form that has been used, or posted twice: who is signed in by now needs no form.
    if (
      error instanceof errors.SessionNotFound &&
      (await provider.Session.get(provider.createContext(request, response))).accountId
    ) {
      return response.set(kit.headers).redirect(303, kit.frame().home);
    }
    const { status, heading, sentence } = troubleOf(undefined, error);
    if (status >= 500) log.error({ err: error, path: request.path }, 'the login failed');
    response
      .set(kit.headers)
      .status(status)
      .type('html')
      .send(troublePage(kit.frame(), heading, sentence));
  };
}
