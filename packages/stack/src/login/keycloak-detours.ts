import express, { type Router } from 'express';
import { SIGN_UP_PARAM, type RealmPaths } from './realm-paths.ts';

/** Requests that Keycloak answers and oidc-provider does not, led on to those it does. */
export function createKeycloakDetours({ root, oidc }: RealmPaths): Router {
  const router = express.Router();

  router.get(`${root}${oidc}/registrations`, (request, response) => {
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    query.set(SIGN_UP_PARAM, '1');
    response.redirect(303, `${root}${oidc}/auth?${query}`);
  });

  // oidc-provider takes posted authorization and logout requests only with cookies that any site may send along.
  for (const path of ['auth', 'logout']) {
    router.post(
      `${root}${oidc}/${path}`,
      express.urlencoded({ extended: false, limit: '16kb' }),
      (request, response) => {
        response.redirect(
          303,
          `${root}${oidc}/${path}?${new URLSearchParams({ ...(request.body as Record<string, string> | undefined) })}`,
        );
      },
    );
  }
  return router;
}
