import { Agent, request } from 'node:http';

/** How many ask at the same time. */
const CALLERS = 10;

const lines = new Agent({ keepAlive: true, maxSockets: 2 * CALLERS });

/** Performs an operation so often: ten callers, each of whom begins the next when its own has ended. */
export async function perform(operation: () => Promise<unknown>, times: number): Promise<void> {
  let begun = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (begun++ < times) await operation();
    }),
  );
}

/** Posts an operation on a connection that is kept. Throws when the answer is not a success: a fast refusal is no speed. */
export function ask(url: string, headers: Record<string, string>, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const asking = request(`${url}/graphql`, {
      agent: lines,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': length },
    });
    asking.on('error', reject);
    asking.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('end', () => {
        const answer = Buffer.concat(chunks);
        if (response.statusCode === 200 && !answer.includes('"errors":')) resolve();
        else reject(new Error(`${response.statusCode}: ${answer.toString().slice(0, 300)}`));
      });
    });
    asking.end(body);
  });
}

/** Ends the connections. */
export const hangUp = (): void => lines.destroy();
