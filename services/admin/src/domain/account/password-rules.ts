import { invalid } from '@convivio/platform/errors';

const LEAST = 8;
const MOST = 200;

/** Throws 422 INVALID_PASSWORD for one that is too short or too long; what else the issuer asks of one it says itself. */
export function checkPassword(password: string, field = 'newPassword'): void {
  const { length } = [...password];
  if (length >= LEAST && length <= MOST) return;
  throw invalid('INVALID_PASSWORD', `A password has ${LEAST} to ${MOST} characters.`, {
    [field]:
      length < LEAST ? `needs at least ${LEAST} characters` : `has at most ${MOST} characters`,
  });
}
