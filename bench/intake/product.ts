import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePort } from '@convivio/stack/free-port';
import { startStack } from '@convivio/stack/start-stack';

export interface Product {
  url: string;
  token(): Promise<string>;
  close(): Promise<void>;
}

const TOKEN_S = 3_600;

/** The product to be measured: the running one at `at`, or one of its own on a temporary folder that lets the origin of the pages through. */
export async function openProduct(
  at: string | undefined,
  pagesOrigin: string | undefined,
): Promise<Product> {
  if (at) {
    const token = process.env['CONVIVIO_TOKEN'];
    if (!token)
      throw new Error(
        'Set CONVIVIO_TOKEN to the access token of a cook: npm run -s token -- EMAIL',
      );
    if (pagesOrigin)
      console.log(
        `The running product must have been started with INTAKE_ALLOW_ORIGINS=${pagesOrigin}`,
      );
    return { url: at.replace(/\/$/, ''), token: async () => token, close: async () => {} };
  }
  const data = mkdtempSync(join(tmpdir(), 'convivio-bench-'));
  const stack = await startStack({
    data,
    port: await choosePort(undefined),
    env: {
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      IMPORT_RATE_LIMIT: '0',
      ...(pagesOrigin && { INTAKE_ALLOW_ORIGINS: pagesOrigin }),
    },
  });
  const email = 'bench@convivio.example';
  await stack.login.accounts.create({
    email,
    password: 'a password for measuring',
    firstName: 'Bench',
    lastName: 'Cook',
  });
  return {
    url: stack.url,
    token: () => stack.login.accounts.issueToken(email, { ttlSeconds: TOKEN_S }),
    async close() {
      await stack.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
