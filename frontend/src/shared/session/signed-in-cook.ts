import { startedLogin } from './login.ts';

/** Whom the tokens of this window belong to, as the login names them; null for a visitor. Never throws. */
export async function signedInCook(): Promise<string | null> {
  const keycloak = await startedLogin().catch(() => null);
  return keycloak?.authenticated ? (keycloak.subject ?? null) : null;
}
