import { ProductError } from '@convivio/platform/errors';
import { builtIn, type Engine } from '@convivio/platform/engine';
import { ADMIN_ROLE } from '@convivio/platform/identity';
import { z } from 'zod';
import type { LoginDirectory } from '../domain/account/login-directory.ts';
import { issuerAway, triedTooOften } from './issuer-errors.ts';
import type { IssuerClient } from './issuer-client.ts';
import { roleHolders } from './role-holders.ts';

const userAnswer = z.looseObject({ id: z.string(), email: z.string().optional() });
const sessionsAnswer = z.array(
  z.object({ id: z.string(), start: z.number(), lastAccess: z.number() }),
);
const roleAnswer = z.looseObject({ id: z.string(), name: z.string() });
/** Keycloak tells its version to who may manage the realm; our own login also what it is built on. */
const serverAnswer = z.object({
  systemInfo: z.object({ version: z.string().nullish(), builtOn: z.string().optional() }).nullish(),
});
const grantAnswer = z.object({ session_state: z.string().optional() });

/** The accounts of the issuer by its Admin REST API. */
export function keycloakDirectory({
  call,
  grant,
  answers,
  serverInfo,
}: IssuerClient): LoginDirectory {
  const user = (id: string) => `/users/${encodeURIComponent(id)}`;
  const endSignIn = (id: string) =>
    call('DELETE', `/sessions/${encodeURIComponent(id)}`).then(() => {}, ignoring404);
  return {
    async update(userId, { enabled, ...profile }) {
      // What is left out of a representation is not always left as it is: all of it goes back.
      const before = userAnswer.parse(await call('GET', user(userId)));
      const anotherEmail = profile.email !== undefined && profile.email !== before.email;
      await call('PUT', user(userId), {
        ...before,
        ...profile,
        ...(enabled !== undefined && { enabled }),
        // A verified address may make an administrator.
        ...(anotherEmail && { emailVerified: false, username: profile.email }),
      });
    },
    async isPassword(email, password) {
      const answer = await grant({ grant_type: 'password', username: email, password });
      const text = await answer.text();
      if (answer.status === 400 || answer.status === 401) return false;
      if (answer.status === 429) throw triedTooOften(Number(answer.headers.get('retry-after')));
      if (!answer.ok) throw issuerAway(new Error(`the issuer answered ${answer.status}`));
      // Asking has signed somebody in, whom nobody needs.
      const { session_state: session } = grantAnswer.parse(JSON.parse(text));
      if (session) await endSignIn(session);
      return true;
    },
    async setPassword(userId, value, temporary) {
      await call('PUT', `${user(userId)}/reset-password`, { type: 'password', value, temporary });
    },
    async signIns(userId) {
      const sessions = sessionsAnswer.parse(await call('GET', `${user(userId)}/sessions`));
      return sessions.map(({ id, start, lastAccess }) => ({
        id,
        startedAt: new Date(start),
        lastSeenAt: new Date(lastAccess),
      }));
    },
    endSignIn,
    async endSignIns(userId) {
      await call('POST', `${user(userId)}/logout`);
    },
    administrators: () => roleHolders(call, ADMIN_ROLE),
    async makeAdministrator(userId) {
      const role = roleAnswer.parse(await call('GET', `/roles/${ADMIN_ROLE}`));
      await call('POST', `${user(userId)}/role-mappings/realm`, [role]);
    },
    answers,
    engine: async () => engineIn(await serverInfo()),
    remove: (userId) => call('DELETE', user(userId)).then(() => {}, ignoring404),
  };
}

function engineIn(answer: unknown): Engine {
  const { version, builtOn } = serverAnswer.parse(answer).systemInfo ?? {};
  return { name: builtOn ? builtIn(builtOn) : 'Keycloak', version: version ?? null };
}

function ignoring404(error: unknown): void {
  if (!(error instanceof ProductError) || error.status !== 404) throw error;
}
