import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { emailKey } from './email-address.ts';

/** So many points in so many seconds. */
export interface Limit {
  points: number;
  duration: number;
}

export interface LoginLimits {
  /** Wrong passwords for one account from one address: the person who forgot, or one who guesses. */
  pair: Limit;
  /** Wrong passwords from one address, whatever the account. */
  address: Limit;
  /** Wrong passwords for one account from all addresses together: many machines guessing at once. */
  account: Limit;
  /** Posted sign-up forms from one address. */
  signUp: Limit;
  /** Mails to one address, and those asked for from one. */
  mail: Limit;
}

/**
 * Our own setting: a person who mistypes is stopped for five minutes; one machine guesses
 * at most 360 times an hour over all accounts, all machines together 400 times at one account.
 */
export const LOGIN_LIMITS: LoginLimits = {
  pair: { points: 5, duration: 300 },
  address: { points: 30, duration: 300 },
  account: { points: 100, duration: 900 },
  signUp: { points: 100, duration: 3600 },
  mail: { points: 5, duration: 3600 },
};

/** Seconds to wait, or 0 when one may go on. */
export type Wait = number;

export interface Throttle {
  /** Counts an attempt before the password is looked at, so that attempts at the same time are counted too. */
  beforePassword(email: string, address: string): Promise<Wait>;
  /** Takes the counted attempt back: the password was right. */
  afterRightPassword(email: string, address: string): Promise<void>;
  beforeSignUp(address: string): Promise<Wait>;
  beforeMail(email: string, address: string): Promise<Wait>;
}

/** Counts attempts in memory: a restart forgets them, and so does a limit's duration. */
export function createThrottle(limits: LoginLimits = LOGIN_LIMITS): Throttle {
  const pair = new RateLimiterMemory({ keyPrefix: 'pair', ...limits.pair });
  const address = new RateLimiterMemory({ keyPrefix: 'address', ...limits.address });
  const account = new RateLimiterMemory({ keyPrefix: 'account', ...limits.account });
  const signUp = new RateLimiterMemory({ keyPrefix: 'sign-up', ...limits.signUp });
  const mail = new RateLimiterMemory({ keyPrefix: 'mail', ...limits.mail });

  return {
    async beforePassword(email, from) {
      // The address first: a refused address must not use up what others have left for the account.
      const network = networkOf(from);
      return (
        (await take(address, network)) ||
        (await take(pair, pairKey(email, network))) ||
        (await take(account, emailKey(email)))
      );
    },
    async afterRightPassword(email, from) {
      const network = networkOf(from);
      await pair.delete(pairKey(email, network));
      await address.reward(network, 1);
      await account.reward(emailKey(email), 1);
    },
    beforeSignUp: (from) => take(signUp, networkOf(from)),
    beforeMail: async (email, from) =>
      (await take(mail, networkOf(from))) || (await take(mail, emailKey(email))),
  };
}

const pairKey = (email: string, network: string) => `${network} ${emailKey(email)}`;

async function take(limiter: RateLimiterMemory, key: string): Promise<Wait> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** The address, or for IPv6 its /64 network: one household has 2^64 addresses to guess from. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const filled =
    tail === undefined
      ? groups
      : [
          ...groups,
          ...Array<string>(Math.max(0, 8 - groups.length - end.length)).fill('0'),
          ...end,
        ];
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
}
