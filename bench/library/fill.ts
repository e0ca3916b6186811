import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Creates the recipes, ten at a time, and returns their ids. */
export async function fill(
  url: string,
  path: string,
  headers: Record<string, string>,
  bodies: object[],
): Promise<number[]> {
  const ids: number[] = [];
  const waiting = bodies.values();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (const body of waiting) {
        const response = await fetch(url + path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        ids.push(((await response.json()) as { id: number }).id);
      }
    }),
  );
  return ids;
}

/** An access token as `npm run token` prints it, of the demo's cook without recipes unless another is named. */
export async function tokenFor(data: string, cook = 'marco@convivio.example'): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'packages/stack/src/print-token.ts', cook],
    { env: { ...process.env, CONVIVIO_DATA: data }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(child, 'exit');
  if (!said.trim()) throw new Error('there is no access token to measure with');
  return said.trim();
}
