import { ProductError } from '@convivio/platform/errors';
import type { Log } from '@convivio/platform/log';
import express, { type Request, type Response, type Router } from 'express';
import { errors, type Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import type { Account } from './new-account.ts';
import { interactionPages } from './interaction-pages.ts';
import type { PageKit } from './page-kit.ts';
import type { PasswordLinks } from './passwords/password-links.ts';
import { SIGN_UP_PARAM, type RealmPaths } from './realm-paths.ts';
import { signInAttempt, tooMany, type Refusal } from './sign-in-attempt.ts';
import { readSignUp, textFields } from './sign-up-form.ts';
import type { Throttle } from './throttle.ts';

export interface InteractionParts {
  provider: Provider;
  paths: RealmPaths;
  accounts: Accounts;
  links: PasswordLinks;
  throttle: Throttle;
  kit: PageKit;
  log: Log;
}

const FORM_LIMIT = '16kb';

/** The sign-in and sign-up forms, each part of an authorization request that waits for the person. */
export function createInteractionRoutes(parts: InteractionParts): Router {
  const { provider, paths, kit } = parts;
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: FORM_LIMIT });
  const [any, signIn, signUp] = [
    paths.interaction(':uid'),
    paths.signIn(':uid'),
    paths.signUp(':uid'),
  ];
  const requests = waitingRequests(parts);
  const show = interactionPages(paths, kit);

  router.get(any, async (request, response) => {
    const details = await requests.waiting(request, response);
    if (details.prompt.name !== 'login') {
      // Asked for consent expressly: the product grants it to itself.
      await provider.interactionFinished(request, response, { consent: {} });
    } else if (details.params[SIGN_UP_PARAM]) show.signUp(response, details);
    else show.signIn(response, details);
  });
  router.get(signIn, async (request, response) =>
    show.signIn(response, await requests.waiting(request, response)),
  );
  router.get(signUp, async (request, response) =>
    show.signUp(response, await requests.waiting(request, response)),
  );

  router.post(signIn, form, takeSignIn(parts));
  router.post(signUp, form, takeSignUp(parts));
  return router;
}

/** The requests that wait for a person, and their end. */
function waitingRequests({ provider, kit }: InteractionParts) {
  /** The waiting request. Its cookie is bound to the address; without it nobody can post the form (SameSite, signed). */
  const waiting = async (request: Request, response: Response) => {
    const details = await provider.interactionDetails(request, response);
    if (details.uid !== request.params['uid'])
      throw new errors.SessionNotFound('another interaction');
    return details;
  };
  const finish = async (request: Request, response: Response, account: Account) => {
    response.set(kit.headers);
    await provider.interactionFinished(request, response, {
      login: { accountId: account.id, remember: true },
    });
  };
  return { waiting, finish };
}

function takeSignIn(parts: InteractionParts) {
  const { accounts, links, throttle, log, paths, kit } = parts;
  const { waiting, finish } = waitingRequests(parts);
  const attempt = signInAttempt(accounts, throttle, log);
  const show = interactionPages(paths, kit);
  return async (request: Request, response: Response) => {
    const details = await waiting(request, response);
    const text = textFields(request.body);
    const email = text('email').trim();
    const outcome = await attempt(request, email, text('password'));
    if ('id' in outcome && accounts.isPasswordTemporary(outcome.id))
      return response.redirect(303, paths.newPasswordBy(links.make(outcome.id)));
    if ('id' in outcome) {
      log.info({ accountId: outcome.id }, 'signed in');
      return finish(request, response, outcome);
    }
    refuse(response, outcome);
    show.signIn(response, details, {
      email,
      refused: outcome.notice,
      fieldsAreWrong: outcome.fieldsAreWrong,
    });
  };
}

function takeSignUp(parts: InteractionParts) {
  const { accounts, throttle, log, paths, kit } = parts;
  const { waiting, finish } = waitingRequests(parts);
  const attempt = signInAttempt(accounts, throttle, log);
  const show = interactionPages(paths, kit);
  return async (request: Request, response: Response) => {
    const details = await waiting(request, response);
    const { values, errors: wrong } = readSignUp(request.body);
    const wait = await throttle.beforeSignUp(request.ip ?? '');
    if (wait) {
      refuse(response, tooMany(wait));
      return show.signUp(response, details, { values, refused: tooMany(wait).notice });
    }
    if (Object.keys(wrong).length > 0) {
      response.status(422);
      return show.signUp(response, details, { values, errors: wrong });
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
    if ('id' in outcome && !accounts.isPasswordTemporary(outcome.id))
      return finish(request, response, outcome);
    response.status(409);
    show.signUp(response, details, { values, emailTaken: true });
  };
}

function refuse(response: Response, { status, retryAfter }: Refusal) {
  response.status(status);
  if (retryAfter) response.set('Retry-After', String(retryAfter));
}
