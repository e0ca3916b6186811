import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { admin } from '@convivio/admin/service';
import { startGateway } from '@convivio/gateway/gateway';
import { intakeAi } from '@convivio/intake-ai/service';
import { createLog } from '@convivio/platform/log';
import { startService, type RunningService, type ServiceDefinition } from '@convivio/platform/service';
import { recipes } from '@convivio/recipes/service';
import { startDocuments } from './documents/server.ts';
import { engineEnvironment, forgetEngines, rememberEngines } from './engine-file.ts';
import { createLogin, type Login } from './login/create-login.ts';
import { openLoginStore } from './login/login-store.ts';

export interface StackOptions {
  /** The folder that holds everything. */
  data: string;
  /** The port of the public door; it must be free. */
  port: number;
  /** More settings for services and gateway, as environment variables. */
  env?: Record<string, string>;
}

export interface RunningStack {
  url: string;
  login: Login;
  /** The addresses and secrets the services run with: what another process needs to join in. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

const REALM = 'convivio';

/** Starts everything in one process on embedded engines and resolves when it serves. */
export async function startStack({ data, port, env = {} }: StackOptions): Promise<RunningStack> {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const log = createLog('stack', env['LOG_LEVEL']);
  const closing: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };

  try {
    const documents = await startDocuments({ file: join(data, 'documents.db') });
    closing.push(() => documents.close());
    const url = `http://localhost:${port}`;
    const login = await createLogin({ baseUrl: url, realm: REALM, store: openLoginStore(join(data, 'login.db')), redirectOrigins: [url, `http://127.0.0.1:${port}`], adminEmails: splitEmails(env['ADMIN_EMAILS']), log });
    closing.push(() => login.close());

    const shared: Record<string, string> = {
      DATABASE_URL: documents.url,
      BUS_URL: `embedded:${join(data, 'bus.db')}`,
      FILES_URL: `file:${join(data, 'files')}`,
      LOGIN_ISSUER: login.issuer,
      // The issuer's name may resolve to an address that nothing listens on.
      LOGIN_JWKS_URL: login.jwksUrl.replace('//localhost:', '//127.0.0.1:'),
      SERVICE_SECRET: serviceSecret(data),
      ...env,
      PORT: '0',
    };
    const running: Record<string, string> = {};
    const start = async (definition: ServiceDefinition, more: Record<string, string> = {}): Promise<RunningService> => {
      const service = await startService(definition, { ...shared, ...more });
      closing.push(() => service.stop());
      running[service.name] = service.url;
      return service;
    };
    const { url: recipesUrl } = await start(recipes);
    const { url: adminUrl } = await start(admin);
    const { url: intakeUrl } = await start(intakeAi, { RECIPES_URL: recipesUrl });

    const addresses = { RECIPES_URL: recipesUrl, ADMIN_URL: adminUrl, INTAKE_AI_URL: intakeUrl };
    const gateway = await startGateway({ ...shared, ...addresses, LOGIN_PUBLIC_URL: url, PORT: String(port) }, { login: login.router });
    closing.push(() => gateway.stop());

    const environment = engineEnvironment({ ...shared, ...addresses, PUBLIC_URL: url });
    rememberEngines(data, environment);
    closing.push(() => forgetEngines(data));
    return { url, login, environment, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const splitEmails = (text = '') => text.split(',').map((email) => email.trim()).filter(Boolean);

/** The secret with which services know each other and links are signed: made once, kept in the data folder. */
function serviceSecret(data: string): string {
  const file = join(data, 'service-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
