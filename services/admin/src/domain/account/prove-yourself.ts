import { invalid } from '@convivio/platform/errors';
import type { LoginDirectory } from './login-directory.ts';

/** Whoever signed in so lately has just shown who they are. */
const FRESH_SIGN_IN_MS = 10 * 60_000;

/** The user who asks, as their token says. */
export interface Oneself {
  id: string;
  sessionId: string | null;
}

/**
 * Makes sure that the owner of the account is here and not somebody at a device that was left open: by the current password, or by a sign-in
 * of the last ten minutes where none is given. Throws 422.
 */
export async function proveYourself(
  directory: LoginDirectory,
  { id, sessionId }: Oneself,
  email: string,
  currentPassword: string | null | undefined,
  now: Date,
): Promise<void> {
  if (currentPassword) {
    if (await directory.isPassword(email, currentPassword)) return;
    throw invalid('WRONG_PASSWORD', 'This is not your current password.', {
      currentPassword: 'is not your current password',
    });
  }
  const signIn = (await directory.signIns(id)).find((each) => each.id === sessionId);
  if (signIn && now.getTime() - signIn.startedAt.getTime() <= FRESH_SIGN_IN_MS) return;
  throw invalid(
    'PASSWORD_NEEDED',
    'Enter your current password, or sign in again and come back within ten minutes.',
    { currentPassword: 'is needed' },
  );
}
