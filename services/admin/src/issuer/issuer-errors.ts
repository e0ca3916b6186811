import {
  conflict,
  invalid,
  notFound,
  tooMany,
  unavailable,
  type ProductError,
} from '@convivio/platform/errors';

export const noDirectory = () =>
  unavailable(
    'LOGIN_NOT_MANAGED',
    'This Convivio has no access to the accounts of its login. The person who runs it can set one up.',
  );

export const issuerAway = (cause: unknown) =>
  unavailable(
    'LOGIN_UNAVAILABLE',
    'The login does not answer at the moment. Try again in a few seconds.',
    cause,
  );

/** Whether a password is right is not said any more for so many seconds. */
export const triedTooOften = (seconds: number) => {
  const wait = Math.max(1, seconds || 60);
  const minutes = Math.ceil(wait / 60);
  return tooMany(
    `The password was wrong too often. Wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
    wait,
  );
};

/** What a person is told of a change that the issuer did not take. */
export function refusalBy(status: number, sentence: string | undefined): ProductError {
  if (status === 404) return notFound('ACCOUNT_NOT_FOUND', 'There is no such account.');
  if (status === 409) return conflict('EMAIL_TAKEN', 'This e-mail already has an account.');
  if (status === 400 || status === 422)
    return invalid(
      'REFUSED_BY_LOGIN',
      sentence ?? 'The login did not take this. Change it and try again.',
    );
  return issuerAway(new Error(`the issuer answered ${status}: ${sentence ?? ''}`));
}
