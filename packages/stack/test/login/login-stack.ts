import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '@convivio/platform/log';
import { jest } from '@jest/globals';
import express from 'express';
import { CHEAP } from '../../src/login/cheap-passwords.ts';
import { createLogin, type Login } from '../../src/login/create-login.ts';
import { openLoginStore } from '../../src/login/login-store.ts';
import type { LoginLimits } from '../../src/login/throttle.ts';

// A story signs in several times, each a dozen requests; a busy machine takes its time.
jest.setTimeout(30_000);

export const ILARIA = {
  email: 'ilaria@example.org',
  password: 'lemons before breakfast',
  firstName: 'Ilaria',
  lastName: 'Conti',
};

export interface LoginStack extends Login {
  origin: string;
  port: number;
  stop(): Promise<void>;
}

/** A login on its own port, with Ilaria's account. The address of a visitor is what X-Forwarded-For says. */
export async function startLogin({
  file = ':memory:',
  port = 0,
  limits,
  adminEmails,
  ...more
}: {
  file?: string;
  port?: number;
  limits?: LoginLimits;
  adminEmails?: string[];
  adminSecret?: string;
  mail?: { smtpUrl: string; from: string };
  onPasswordChanged?: (accountId: string) => Promise<void>;
} = {}): Promise<LoginStack> {
  const app = express().set('trust proxy', true);
  // A kept-alive connection would not survive the restart that some stories tell.
  app.use((_request, response, next) => {
    response.set('Connection', 'close');
    next();
  });
  const server: Server = createServer(app);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const login = await createLogin({
    baseUrl: origin,
    realm: 'convivio',
    store: openLoginStore(file),
    redirectOrigins: [origin, 'https://app.example.org'],
    log: createLog('login', 'silent'),
    passwordCost: CHEAP,
    ...(limits && { limits }),
    ...(adminEmails && { adminEmails }),
    ...more,
  });
  app.use(login.router);
  app.use((_request, response) => void response.send('<h1>The web app</h1>'));
  if (!login.accounts.find(ILARIA.email))
    await login.accounts.create({ ...ILARIA, emailVerified: true });
  return {
    ...login,
    origin,
    port: Number(new URL(origin).port),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      login.close();
    },
  };
}
