import type { Log } from '@convivio/platform/log';
import type { Request } from 'express';
import type { Accounts } from './accounts.ts';
import type { Account } from './new-account.ts';
import type { Throttle, Wait } from './throttle.ts';

/** A refused attempt as the form shows it. */
export interface Refusal {
  status: number;
  retryAfter?: Wait;
  notice: { bold: string; rest: string };
  fieldsAreWrong: boolean;
}

export type Attempt = (
  request: Request,
  email: string,
  password: string,
) => Promise<Account | Refusal>;

/** Tries an e-mail and a password, as often as the throttle lets somebody. */
export const signInAttempt =
  (accounts: Accounts, throttle: Throttle, log: Log): Attempt =>
  async (request, email, password) => {
    if (!email || !password) return INCOMPLETE;
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

export function tooMany(wait: Wait): Refusal {
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
