import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBus } from '@convivio/platform/bus/open-bus';
import { openFiles } from '@convivio/platform/files/open-files';
import { keepSpareProcesses } from '@convivio/platform/processes/spare-processes';
import { freePort } from '@convivio/platform/test-kit/free-port';
import { CHEAP } from './login/cheap-passwords.ts';
import { startStack } from './start-stack.ts';
import { cookWith, type TestStack } from './test-kit.ts';

const silent = { info() {}, warn() {}, error() {} };

/** The product of one suite, in this process. */
export async function startTestStack(env: Record<string, string> = {}): Promise<TestStack> {
  keepSpareProcesses();
  const data = await mkdtemp(join(tmpdir(), 'convivio-stack-'));
  const port = await freePort();
  const start = (more: Record<string, string> = {}) =>
    startStack({
      data,
      port,
      passwordCost: CHEAP,
      env: { LOG_LEVEL: 'silent', RATE_LIMIT: '0', IMPORT_RATE_LIMIT: '0', ...env, ...more },
    });
  let stack = await start();
  const bus = await openBus(stack.environment['BUS_URL'] as string, { log: silent });
  const files = await openFiles(stack.environment['FILES_URL'] as string);

  return {
    ...stack,
    data,
    bus,
    files,
    get login() {
      return stack.login;
    },
    get services() {
      return stack.services;
    },
    visit: (path, init) => fetch(stack.url + path, { redirect: 'manual', ...init }),
    async newCook(about = {}) {
      const account = await stack.login.accounts.create({
        email: `${randomUUID()}@example.org`,
        password: 'lemons before breakfast',
        firstName: 'Tilda',
        lastName: 'Berg',
        emailVerified: true,
        ...about,
      });
      return cookWith(stack.url, account, await stack.login.accounts.issueToken(account.email));
    },
    async filesUnder(prefix) {
      const keys: string[] = [];
      for await (const { key } of files.list(prefix)) keys.push(key);
      return keys;
    },
    async restart(more) {
      await stack.stop();
      stack = await start(more);
    },
    async stop() {
      await bus.close();
      await stack.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
