import type { Response } from 'express';
import type { PageKit } from './page-kit.ts';
import { signInPage, type SignInPage } from './pages/sign-in.ts';
import { signUpPage, type SignUpPage } from './pages/sign-up.ts';
import type { RealmPaths } from './realm-paths.ts';

/** The authorization request that waits for a person. */
export interface Waiting {
  uid: string;
  params: Record<string, unknown>;
}

/** Shows the forms of the login, for the request that waits. */
export function interactionPages(paths: RealmPaths, kit: PageKit) {
  const send = (response: Response, page: { toString(): string } | string) =>
    void response.set(kit.headers).type('html').send(page);
  return {
    signIn(response: Response, { uid, params }: Waiting, state: Partial<SignInPage> = {}) {
      const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : '';
      send(
        response,
        signInPage(kit.frame(params['redirect_uri']), {
          action: paths.signIn(uid),
          signUpUrl: paths.signUp(uid),
          forgottenUrl: paths.forgotten,
          email: hint,
          ...state,
        }),
      );
    },
    signUp(response: Response, { uid, params }: Waiting, state: Partial<SignUpPage> = {}) {
      send(
        response,
        signUpPage(kit.frame(params['redirect_uri']), {
          action: paths.signUp(uid),
          signInUrl: paths.signIn(uid),
          ...state,
        }),
      );
    },
  };
}
