import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createLog } from '@convivio/platform/log';
import { createLogin } from '../../packages/stack/src/login/create-login.ts';
import { openLoginStore } from '../../packages/stack/src/login/login-store.ts';
import { root, type RunningProduct } from '../product/start-product.ts';

export const anna = 'anna@convivio.example';
export const marco = 'marco@convivio.example';
export const admin = 'admin@convivio.example';

const run = promisify(execFile);

export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

export type Client = ReturnType<typeof clientOf>;

type Product = Pick<RunningProduct, 'url' | 'data'>;

/** Calls `/api` as the owner of an account of the demo, with a token that is printed as for a person in a terminal. */
export async function signedIn(product: Product, email: string): Promise<Client> {
  const { stdout } = await run('npm', ['run', '-s', 'token', '--', email], {
    cwd: root,
    env: { ...process.env, CONVIVIO_DATA: product.data },
  });
  return clientOf(product, stdout.trim());
}

/** Calls `/api` as a cook with an account of their own, which is made beside the running product. */
export async function newCook(product: Product): Promise<Client> {
  const login = await createLogin({
    baseUrl: product.url,
    realm: 'convivio',
    store: openLoginStore(join(product.data, 'login.db')),
    redirectOrigins: [product.url],
    log: createLog('test', 'silent'),
  });
  try {
    const { email } = await login.accounts.create({
      email: `${randomUUID()}@example.org`,
      password: 'lemons before breakfast',
      firstName: 'Tilda',
      lastName: 'Berg',
      emailVerified: true,
    });
    return clientOf(product, await login.accounts.issueToken(email));
  } finally {
    login.close();
  }
}

function clientOf(product: Product, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  async function call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    init: { json?: unknown; form?: FormData; headers?: Record<string, string> } = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: {
        ...headers,
        ...(init.json !== undefined && { 'content-type': 'application/json' }),
        ...init.headers,
      },
      body: init.form ?? (init.json === undefined ? null : JSON.stringify(init.json)),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text && response.headers.get('content-type')?.includes('json')
        ? JSON.parse(text)
        : text) as Body,
    };
  }
  return {
    token,
    get: <Body = Record<string, unknown>>(path: string) => call<Body>('GET', path),
    post: <Body = Record<string, unknown>>(
      path: string,
      json?: unknown,
      more?: Record<string, string>,
    ) => call<Body>('POST', path, { json, ...(more && { headers: more }) }),
    upload(name: string, bytes: Buffer | string) {
      const form = new FormData();
      form.set('file', new Blob([bytes as Buffer<ArrayBuffer>]), name);
      return call('POST', '/api/recipes/upload', { form });
    },
    /** Begins the import of a library file, and answers its id. */
    async importLibrary(name: string, content: string): Promise<number> {
      const form = new FormData();
      form.set('file', new Blob([content]), name);
      return (await call<{ importId: number }>('POST', '/api/recipes/import', { form })).body
        .importId;
    },
    titles: async () =>
      (await call<{ title: string }[]>('GET', '/api/recipes')).body.map(({ title }) => title),
    follow: () => followStream(product.url, headers),
  };
}

export interface StreamEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Follows the stream of a cook; `until` resolves with everything heard up to the event that matches. */
async function followStream(url: string, headers: Record<string, string>) {
  const leave = new AbortController();
  const response = await fetch(`${url}/api/stream`, { headers, signal: leave.signal });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const heard: StreamEvent[] = [];
  let rest = '';
  return {
    async until(matches: (event: StreamEvent) => boolean): Promise<StreamEvent[]> {
      while (!heard.some(matches)) {
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream ended.');
        const blocks = (rest + value).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const event = /^event: (.*)$/m.exec(block)?.[1];
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (event && data)
            heard.push({ event, data: JSON.parse(data) as Record<string, unknown> });
        }
      }
      return heard;
    },
    leave: () => leave.abort(),
  };
}

export interface WorkerProcess {
  /** Resolves when it takes jobs. */
  working: Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** A worker of a service alone, started by the documented command; it finds the running product by its data folder. */
export function startWorker(
  service: 'intake-ai' | 'recipes',
  data: string,
  env: Record<string, string> = {},
): WorkerProcess {
  // In a process group of its own, because npm stands between us and the worker.
  const child: ChildProcess = spawn('npm', ['start', '-w', `services/${service}`, '--', 'worker'], {
    cwd: root,
    detached: true,
    env: { ...process.env, LOG_LEVEL: 'info', ...env, CONVIVIO_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const working = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      said += `${line}\n`;
      if (/"working on [^"]*"/.test(line)) resolve();
    });
    ended.then(() => reject(new Error(`The worker ended:\n${said}`)), reject);
  });
  working.catch(() => undefined);
  return {
    working,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-(child.pid as number), signal);
      await ended;
    },
  };
}
