import type { Log } from '@convivio/platform/log';
import express, { type Request, type Response, type Router } from 'express';
import type { Accounts } from '../accounts.ts';
import { parseEmail } from '../email-address.ts';
import type { PageKit } from '../page-kit.ts';
import { troublePage } from '../pages/trouble.ts';
import type { RealmPaths } from '../realm-paths.ts';
import { tooMany } from '../sign-in-attempt.ts';
import { passwordError, textFields } from '../sign-up-form.ts';
import type { Throttle } from '../throttle.ts';
import type { PasswordLinks } from './password-links.ts';
import type { PasswordMail } from './password-mail.ts';
import { forgottenPage, newPasswordPage } from './password-pages.ts';

export interface PasswordParts {
  paths: RealmPaths;
  kit: PageKit;
  accounts: Accounts;
  links: PasswordLinks;
  /** Null where no mail server is set up. */
  mail: PasswordMail | null;
  throttle: Throttle;
  log: Log;
  /** Hears of each password that was chosen here. */
  onPasswordChanged(accountId: string): Promise<void>;
}

const FORM_LIMIT = '16kb';

/** The pages on which somebody who does not know their password comes to a new one. */
export function createPasswordRoutes(parts: PasswordParts): Router {
  const { paths } = parts;
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: FORM_LIMIT });
  router.get(paths.forgotten, showForgotten(parts));
  router.post(paths.forgotten, form, takeForgotten(parts));
  router.get(paths.newPassword, showNewPassword(parts));
  router.post(paths.newPassword, form, takeNewPassword(parts));
  return router;
}

function sender({ kit }: PasswordParts) {
  return (response: Response, page: string) =>
    void response.set(kit.headers).type('html').send(page);
}

function showForgotten(parts: PasswordParts) {
  const send = sender(parts);
  return (_request: Request, response: Response) =>
    send(
      response,
      parts.mail
        ? forgottenPage(parts.kit.frame(), { action: parts.paths.forgotten })
        : troublePage(
            parts.kit.frame(),
            'Forgotten password',
            'No mail server is set up here, so no link can be sent. The person who runs this Convivio can give you a new password.',
          ),
    );
}

function takeForgotten(parts: PasswordParts) {
  const { accounts, mail, throttle, kit, paths, log } = parts;
  const send = sender(parts);
  return async (request: Request, response: Response) => {
    if (!mail) return showForgotten(parts)(request, response);
    const typed = textFields(request.body)('email').trim();
    const email = parseEmail(typed);
    const action = paths.forgotten;
    if (!email) {
      const error = 'This is not an e-mail address. One looks like name@example.org.';
      response.status(422);
      return send(response, forgottenPage(kit.frame(), { action, email: typed, error }));
    }
    const wait = await throttle.beforeMail(email, request.ip ?? '');
    if (wait) {
      const { status, notice } = tooMany(wait);
      response.status(status).set('Retry-After', String(wait));
      return send(response, forgottenPage(kit.frame(), { action, email: typed, refused: notice }));
    }
    const account = accounts.find(email);
    // Not waited for: how long it takes would tell whether there is an account.
    if (account && !account.disabled)
      mail
        .send(account)
        .catch((error: unknown) => log.error({ err: error }, 'a mail could not be sent'));
    send(
      response,
      troublePage(
        kit.frame(),
        'Look into your mailbox',
        `If there is an account with ${email}, a link is on its way to it. It works for two hours.`,
      ),
    );
  };
}

const keyIn = ({ query }: Request) => (typeof query['key'] === 'string' ? query['key'] : '');

function showNewPassword(parts: PasswordParts) {
  const { accounts, links, kit, paths } = parts;
  const send = sender(parts);
  return (request: Request, response: Response) => {
    const id = links.accountOf(keyIn(request));
    if (!id) return linkIsOver(parts, response);
    const sub = accounts.isPasswordTemporary(id)
      ? 'The one you were given was for once. Choose one that only you know.'
      : 'Choose one that only you know. You are signed out everywhere else.';
    send(
      response,
      newPasswordPage(kit.frame(), { action: paths.newPasswordBy(keyIn(request)), sub }),
    );
  };
}

function takeNewPassword(parts: PasswordParts) {
  const { accounts, links, kit, paths, log, onPasswordChanged } = parts;
  const send = sender(parts);
  return async (request: Request, response: Response) => {
    const account = accounts.find(links.accountOf(keyIn(request)) ?? '');
    if (!account || account.disabled) return linkIsOver(parts, response);
    const password = textFields(request.body)('password');
    const error = passwordError({ password, email: account.email });
    if (error) {
      const action = paths.newPasswordBy(keyIn(request));
      response.status(422);
      return send(
        response,
        newPasswordPage(kit.frame(), { action, sub: 'Choose one that only you know.', error }),
      );
    }
    await accounts.setPassword(account.id, password);
    await onPasswordChanged(account.id);
    log.info({ accountId: account.id }, 'a new password was chosen');
    send(
      response,
      troublePage(
        kit.frame(),
        'Your new password is kept',
        'Sign in with it from now on. You are signed out everywhere.',
      ),
    );
  };
}

function linkIsOver(parts: PasswordParts, response: Response): void {
  response.status(400);
  sender(parts)(
    response,
    troublePage(
      parts.kit.frame(),
      'This link no longer works',
      'It works once, for two hours. Ask for another where you sign in.',
    ),
  );
}
