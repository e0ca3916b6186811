import { announce } from '@convivio/contracts/announcement';
import { invalid, notFound } from '@convivio/platform/errors';
import { isNothingSeen, withoutTurning } from '@convivio/platform/written-text';
import { z } from 'zod';
import type { Account, Profile } from './account.ts';
import type { AccountStore } from './account-store.ts';
import type { LoginDirectory } from './login-directory.ts';
import { proveYourself, type Oneself } from './prove-yourself.ts';
import { seeUser } from './see-user.ts';

const LONGEST_NAME = 80;
/** Of a place with a dot, as logins ask: one that only the login refuses is refused without its field. */
const email = z
  .email({ pattern: z.regexes.unicodeEmail })
  .regex(/\.[^.]{2,}$/)
  .max(254);

export interface ProfileInput {
  firstName: string;
  lastName: string;
  email: string;
  /** Needed only for another e-mail: with it, whoever has the mailbox has the account. */
  currentPassword?: string | null | undefined;
}

/** Changes one's own name and e-mail, at the issuer and here. Throws 409 EMAIL_TAKEN, 422. */
export async function updateProfile(
  { accounts, directory }: { accounts: AccountStore; directory: LoginDirectory },
  oneself: Oneself & Profile,
  input: ProfileInput,
  now: Date,
): Promise<Account> {
  const account = await seeUser(accounts, oneself, now);
  const wanted = read(input);
  if (wanted.email !== account.email.toLowerCase())
    await proveYourself(directory, oneself, account.email, input.currentPassword, now);
  await directory.update(oneself.id, wanted);
  const changed = await accounts.changeProfile({ id: oneself.id, ...wanted }, now, [
    announce('user.seen', oneself.id, { userId: oneself.id, email: wanted.email }),
  ]);
  if (!changed) throw noAccount();
  return changed;
}

function read(input: ProfileInput): { firstName: string; lastName: string; email: string } {
  const tidy = (text: string) =>
    withoutTurning(text)
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim();
  const [firstName, lastName] = [tidy(input.firstName), tidy(input.lastName)];
  const address = email.safeParse(input.email.trim().normalize('NFC').toLowerCase());
  const fields = {
    ...nameProblem('firstName', firstName),
    ...nameProblem('lastName', lastName),
    ...(!address.success && { email: 'is not an e-mail address; one looks like name@example.org' }),
  };
  if (!address.success || Object.keys(fields).length > 0)
    throw invalid('INVALID_ACCOUNT', 'Check what you entered.', fields);
  return { firstName, lastName, email: address.data };
}

function nameProblem(field: string, name: string): Record<string, string> {
  if (isNothingSeen(name)) return { [field]: 'is required' };
  return [...name].length > LONGEST_NAME
    ? { [field]: `has at most ${LONGEST_NAME} characters` }
    : {};
}

const noAccount = () => notFound('ACCOUNT_NOT_FOUND', 'There is no such account.');
