import { isNothingSeen, withoutTurning } from '@convivio/platform/written-text';
import { COMMON_PASSWORDS } from './common-passwords.data.ts';
import { emailKey, parseEmail } from './email-address.ts';

/** NIST SP 800-63B: length is what counts; no rules about kinds of characters. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
export const MAX_NAME_LENGTH = 80;

export interface SignUp {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}
export type SignUpErrors = Partial<Record<keyof SignUp, string>>;

/** Length in characters as a person counts them, not in UTF-16 units. */
export const lengthOf = (text: string) => [...text].length;

/** Reads a posted sign-up form: what was typed, tidied, and a sentence for each field that does not hold. */
export function readSignUp(body: unknown): { values: SignUp; errors: SignUpErrors } {
  const text = textFields(body);
  const values: SignUp = {
    firstName: tidy(text('firstName')),
    lastName: tidy(text('lastName')),
    email: text('email').trim(),
    password: text('password'),
  };
  const errors: SignUpErrors = {};
  const nameError = (name: string, what: string) => {
    if (isNothingSeen(name)) return `Enter your ${what} name.`;
    return lengthOf(name) > MAX_NAME_LENGTH ? `At most ${MAX_NAME_LENGTH} characters.` : undefined;
  };
  const firstName = nameError(values.firstName, 'first');
  const lastName = nameError(values.lastName, 'last');
  const password = passwordError(values);
  if (firstName) errors.firstName = firstName;
  if (lastName) errors.lastName = lastName;
  if (!values.email) errors.email = 'Enter your e-mail.';
  else if (!parseEmail(values.email))
    errors.email = 'This is not an e-mail address. One looks like name@example.org.';
  if (password) errors.password = password;
  return { values, errors };
}

/** The sentence for a password that cannot be one; undefined for one that can. */
export function passwordError({
  password,
  email,
}: Pick<SignUp, 'password' | 'email'>): string | undefined {
  const length = lengthOf(password);
  if (length === 0)
    return `Choose a password of at least ${MIN_PASSWORD_LENGTH} characters; a short sentence is easiest.`;
  if (length < MIN_PASSWORD_LENGTH)
    return `${length} ${length === 1 ? 'character' : 'characters'} so far. At least ${MIN_PASSWORD_LENGTH}; a short sentence is easiest.`;
  if (length > MAX_PASSWORD_LENGTH) return `${length} characters. At most ${MAX_PASSWORD_LENGTH}.`;
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    return 'Many people use this one, so it is tried first. A short sentence is easiest.';
  if (emailKey(password) === emailKey(email)) return 'Choose something else than your e-mail.';
  return undefined;
}

/** Fields of a posted form as text; anything else (missing, repeated, nested) counts as empty. */
export function textFields(body: unknown): (name: string) => string {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return (name) =>
    Object.hasOwn(fields, name) && typeof fields[name] === 'string' ? fields[name] : '';
}

const tidy = (name: string) =>
  withoutTurning(name)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
