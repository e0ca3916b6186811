import { join } from 'node:path';
import { logoutClaims } from '@convivio/platform/test-kit/token-issuer';
import { SignJWT } from 'jose';
import { openLoginStore } from '../../src/login/login-store.ts';
import { loadSigningKeys } from '../../src/login/signing-keys.ts';
import type { TestStack } from '../../src/test-kit.ts';

/** A logout token as the login signs it, with its key. */
export async function logoutToken(
  stack: TestStack,
  claims: Record<string, unknown>,
): Promise<string> {
  const store = openLoginStore(join(stack.data, 'login.db'));
  const { jwk, privateKey } = await loadSigningKeys(store);
  store.close();
  return new SignJWT(logoutClaims(stack.login.issuer, claims))
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
    .sign(privateKey);
}
