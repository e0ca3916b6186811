import { ProductError } from '@convivio/platform/errors';
import type { Log } from '@convivio/platform/log';
import express, { type Request, type Response, type Router } from 'express';
import { errors, type Provider } from 'oidc-provider';
import type { Account, Accounts } from './accounts.ts';
import type { PageKit } from './page-kit.ts';
import { signInPage, type SignInPage } from './pages/sign-in.ts';
import { signUpPage, type SignUpPage } from './pages/sign-up.ts';
import { SIGN_UP_PARAM, type RealmPaths } from './realm-paths.ts';
import { readSignUp, textFields } from './sign-up-form.ts';
import type { Throttle, Wait } from './throttle.ts';

export interface InteractionParts {
  provider: Provider;
  paths: RealmPaths;
  accounts: Accounts;
  throttle: Throttle;
  kit: PageKit;
  log: Log;
}

/** A refused attempt as the form shows it. */
interface Refusal {
  status: number;
  retryAfter?: Wait;
  notice: { bold: string; rest: string };
  fieldsAreWrong: boolean;
}

const FORM_LIMIT = '16kb';

/** The sign-in and sign-up forms, each part of an authorization request that waits for the person. */
export function createInteractionRoutes({
  provider,
  paths,
  accounts,
  throttle,
  kit,
  log,
}: InteractionParts): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: FORM_LIMIT });
  const [any, signIn, signUp] = [
    paths.interaction(':uid'),
    paths.signIn(':uid'),
    paths.signUp(':uid'),
  ];

  /** The waiting request. Its cookie is bound to the address; without it nobody can post the form (SameSite, signed). */
  const waiting = async (request: Request, response: Response) => {
    const details = await provider.interactionDetails(request, response);
    if (details.uid !== request.params['uid'])
      throw new errors.SessionNotFound('another interaction');
    return details;
  };
  type Waiting = Awaited<ReturnType<typeof waiting>>;

  const showSignIn = (
    response: Response,
    { uid, params }: Waiting,
    state: Partial<SignInPage> = {},
  ) => {
    const hint = typeof params['login_hint'] === 'string' ? params['login_hint'] : '';
    response
      .set(kit.headers)
      .type('html')
      .send(
        signInPage(kit.frame(params['redirect_uri']), {
          action: paths.signIn(uid),
          signUpUrl: paths.signUp(uid),
          email: hint,
          ...state,
        }),
      );
  };
  const showSignUp = (
    response: Response,
    { uid, params }: Waiting,
    state: Partial<SignUpPage> = {},
  ) => {
    response
      .set(kit.headers)
      .type('html')
      .send(
        signUpPage(kit.frame(params['redirect_uri']), {
          action: paths.signUp(uid),
          signInUrl: paths.signIn(uid),
          ...state,
        }),
      );
  };
  const finish = async (request: Request, response: Response, account: Account) => {
    response.set(kit.headers);
    await provider.interactionFinished(request, response, {
      login: { accountId: account.id, remember: true },
    });
  };
  const refuse = (response: Response, { status, retryAfter }: Refusal) => {
    response.status(status);
    if (retryAfter) response.set('Retry-After', String(retryAfter));
  };

  const attempt = async (
    request: Request,
    email: string,
    password: string,
  ): Promise<Account | Refusal> => {
    const from = request.ip ?? '';
    const wait = await throttle.beforePassword(email, from);
    if (wait) {
      log.warn('a sign-in was refused after too many attempts');
      return tooMany(wait);
    }
    const account = await accounts.authenticate(email, password);
    if (!account) return WRONG_PAIR;
    await throttle.afterRightPassword(email, from);
    return account.disabled ? DISABLED : account;
  };

  router.get(any, async (request, response) => {
    const details = await waiting(request, response);
    if (details.prompt.name !== 'login') {
      // Asked for consent expressly: the product grants it to itself.
      await provider.interactionFinished(request, response, { consent: {} });
    } else if (details.params[SIGN_UP_PARAM]) showSignUp(response, details);
    else showSignIn(response, details);
  });
  router.get(signIn, async (request, response) =>
    showSignIn(response, await waiting(request, response)),
  );
  router.get(signUp, async (request, response) =>
    showSignUp(response, await waiting(request, response)),
  );

  router.post(signIn, form, async (request, response) => {
    const details = await waiting(request, response);
    const text = textFields(request.body);
    const email = text('email').trim();
    const outcome =
      email && text('password') ? await attempt(request, email, text('password')) : INCOMPLETE;
    if ('id' in outcome) {
      log.info({ accountId: outcome.id }, 'signed in');
      return finish(request, response, outcome);
    }
    refuse(response, outcome);
    showSignIn(response, details, {
      email,
      refused: outcome.notice,
      fieldsAreWrong: outcome.fieldsAreWrong,
    });
  });

  router.post(signUp, form, async (request, response) => {
    const details = await waiting(request, response);
    const { values, errors: wrong } = readSignUp(request.body);
    const wait = await throttle.beforeSignUp(request.ip ?? '');
    if (wait) {
      refuse(response, tooMany(wait));
      return showSignUp(response, details, { values, refused: tooMany(wait).notice });
    }
    if (Object.keys(wrong).length > 0) {
      response.status(422);
      return showSignUp(response, details, { values, errors: wrong });
    }
    try {
      const account = await accounts.create(values);
      log.info({ accountId: account.id }, 'signed up');
      return await finish(request, response, account);
    } catch (error) {
      if (!(error instanceof ProductError) || error.code !== 'EMAIL_TAKEN') throw error;
    }
    // The form posted twice, or by somebody who forgot having an account: with the right password it is a sign-in.
    const outcome = await attempt(request, values.email, values.password);
    if ('id' in outcome) return finish(request, response, outcome);
    response.status(409);
    showSignUp(response, details, { values, emailTaken: true });
  });

  return router;
}

const WRONG_PAIR: Refusal = {
  status: 401,
  notice: { bold: 'This e-mail and password do not match.', rest: 'Check both and try again.' },
  fieldsAreWrong: true,
};
const INCOMPLETE: Refusal = {
  status: 422,
  notice: { bold: 'Something is missing.', rest: 'Enter your e-mail and your password.' },
  fieldsAreWrong: true,
};
const DISABLED: Refusal = {
  status: 403,
  notice: { bold: 'This account is suspended.', rest: 'Ask the person who runs this Convivio.' },
  fieldsAreWrong: false,
};

function tooMany(wait: Wait): Refusal {
  const minutes = Math.ceil(wait / 60);
  return {
    status: 429,
    retryAfter: wait,
    notice: {
      bold: 'Too many attempts.',
      rest: `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    },
    fieldsAreWrong: false,
  };
}
