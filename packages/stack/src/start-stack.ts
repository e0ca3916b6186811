import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { startGateway } from '@convivio/gateway/gateway';
import { accessEnded } from '@convivio/platform/access-end';
import { openBus } from '@convivio/platform/bus/open-bus';
import { ClosingStack } from '@convivio/platform/closing-stack';
import { createLog } from '@convivio/platform/log';
import { envelopeOf } from '@convivio/platform/outbox';
import { startService, type RunningService } from '@convivio/platform/service';
import { addressSetting } from '@convivio/platform/service-address';
import { makeDataFolder } from './data-folder.ts';
import { startDocumentsInThread } from './documents/start-in-thread.ts';
import { engineEnvironment, forgetEngines, rememberEngines } from './engine-file.ts';
import { createLogin, type Login } from './login/create-login.ts';
import { openLoginStore } from './login/login-store.ts';
import type { HashCost } from './login/password-hash.ts';
import rootPackage from '../../../package.json' with { type: 'json' };
import { services as definitions } from './services.ts';

export interface StackOptions {
  /** The folder that holds everything. */
  data: string;
  /** The port of the public door; it must be free. */
  port: number;
  /** More settings for services and gateway, as environment variables. */
  env?: Record<string, string>;
  /** How hard passwords are hashed, where it is not as hard as is advised. */
  passwordCost?: HashCost;
}

export interface RunningStack {
  url: string;
  login: Login;
  /** The addresses and secrets the services run with: what another process needs to join in. */
  environment: Record<string, string>;
  /** The services by name, to be stopped one by one. */
  services: Record<string, RunningService>;
  /** Ends what runs, then lets go of everything. Calling it again waits for the same. */
  stop(): Promise<void>;
}

const REALM = 'convivio';

/**
 * Starts everything in one process on embedded engines and resolves when it serves. Throws DataFolderError or DocumentsFileError where the data
 * folder cannot be used.
 */
export async function startStack({
  data,
  port,
  env = {},
  passwordCost,
}: StackOptions): Promise<RunningStack> {
  makeDataFolder(data);
  const log = createLog('stack', env['LOG_LEVEL']);
  const closing = new ClosingStack();

  try {
    const documents = await startDocumentsInThread({
      file: join(data, 'documents.db'),
      ...socketIn(data),
    });
    closing.add(() => documents.close());
    const url = `http://localhost:${port}`;
    const busUrl = `embedded:${join(data, 'bus.db')}`;
    const bus = await openBus(busUrl, { log });
    closing.add(() => bus.close());
    const adminSecret = randomBytes(32).toString('base64url');
    const login = await createLogin({
      baseUrl: url,
      realm: REALM,
      store: openLoginStore(join(data, 'login.db')),
      redirectOrigins: [url, `http://127.0.0.1:${port}`],
      adminEmails: splitEmails(env['ADMIN_EMAILS']),
      adminSecret,
      onPasswordChanged: (userId) =>
        bus.publish(
          envelopeOf(accessEnded(userId, { userId, reason: 'password-changed' }, new Date())),
        ),
      log,
      ...mailOf(env),
      ...(passwordCost && { passwordCost }),
    });
    closing.add(() => login.close());

    const shared: Record<string, string> = {
      DATABASE_URL: documents.url,
      BUS_URL: busUrl,
      FILES_URL: `file:${join(data, 'files')}`,
      LOGIN_ISSUER: login.issuer,
      // The issuer's name may resolve to an address that nothing listens on.
      LOGIN_JWKS_URL: login.jwksUrl.replace('//localhost:', '//127.0.0.1:'),
      APP_VERSION: rootPackage.version,
      SERVICE_SECRET: serviceSecret(data),
      LOGIN_ADMIN_SECRET: adminSecret,
      ...env,
      // Nobody but the gateway talks to them.
      HOST: '127.0.0.1',
      PORT: '0',
    };
    const { services, addresses } = await startServices(shared, closing);
    const gateway = await startGateway(
      { ...shared, ...addresses, LOGIN_PUBLIC_URL: url, HOST: hostOf(env), PORT: String(port) },
      { login: login.router },
    );
    closing.add(() => gateway.stop());

    const environment = engineEnvironment({ ...shared, ...addresses, PUBLIC_URL: url });
    rememberEngines(data, environment);
    closing.add(() => forgetEngines(data));
    return { url, login, environment, services, stop: () => closing.close() };
  } catch (error) {
    await closing.close().catch(() => {});
    throw error;
  }
}

/** One after the other: each knows the addresses of those before it. */
async function startServices(shared: Record<string, string>, closing: ClosingStack) {
  const services: Record<string, RunningService> = {};
  const addresses: Record<string, string> = {};
  for (const definition of definitions) {
    const service = await startService(definition, { ...shared, ...addresses });
    closing.add(() => service.stop());
    services[service.name] = service;
    addresses[addressSetting(service.name)] = service.url;
  }
  return { services, addresses };
}

/** The longest path of a socket that every system takes, in bytes. */
const LONGEST_SOCKET_PATH = 100;

/** A socket that only this user may open, for there are no passwords; a loopback port where the system or the path allows none. */
function socketIn(data: string): { socketPath?: string } {
  const socketPath = join(data, 'documents.sock');
  return process.platform === 'win32' || Buffer.byteLength(socketPath) > LONGEST_SOCKET_PATH
    ? {}
    : { socketPath };
}

/** Where the login's mail goes out, if a server is named: `SMTP_URL`, and `MAIL_FROM` for its sender. */
function mailOf({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from = 'convivio@localhost',
}: Record<string, string>) {
  return smtpUrl ? { mail: { smtpUrl, from } } : {};
}

const splitEmails = (text = '') =>
  text
    .split(',')
    .map((email) => email.trim())
    .filter(Boolean);

/** Some shells put the machine's name into HOST: only an address says where to listen. */
const hostOf = ({ HOST = '' }: Record<string, string>) => (isIP(HOST) ? HOST : '127.0.0.1');

/** The secret with which services know each other and links are signed: made once, kept in the data folder. */
function serviceSecret(data: string): string {
  const file = join(data, 'service-secret');
  if (!existsSync(file)) {
    // Whole or not at all: half a secret would keep the product from starting ever again.
    writeFileSync(`${file}.new`, randomBytes(32).toString('base64url'), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8');
}
