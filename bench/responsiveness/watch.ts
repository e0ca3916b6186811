import type { Door } from './heavy-case.ts';

/** A request each so many milliseconds, whatever the others do: who comes while the product is held up waits, and is counted. */
const EVERY_MS = 10;
/** More than these do not wait at a time: a machine that cannot keep up would only be measured in its queue. */
const MOST_OPEN = 20;

export interface Watched {
  requests: number;
  p50: number;
  p99: number;
  max: number;
}

/** Times what a second cook asks for in the meantime: in turns a page of the library and the reading of one ingredient line. */
export async function watch({ url, headers }: Door, work: Promise<unknown>): Promise<Watched> {
  const took: number[] = [];
  const open = new Set<Promise<void>>();
  let turn = 0;
  const ask = async () => {
    const startedAt = performance.now();
    const response = await fetch(
      ...((turn++ % 2 === 0
        ? [`${url}/api/library?first=20`, { headers }]
        : [
            `${url}/api/ingredients/parse`,
            {
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json' },
              body: '{"lines":["2 tbsp olive oil"]}',
            },
          ]) as [string, RequestInit]),
    );
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`a cheap request was answered with ${response.status}`);
    took.push(performance.now() - startedAt);
  };
  const clock = setInterval(() => {
    if (open.size >= MOST_OPEN) return;
    const asked = ask().finally(() => open.delete(asked));
    open.add(asked);
  }, EVERY_MS);
  try {
    await work;
  } finally {
    clearInterval(clock);
  }
  await Promise.all(open);
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(share * (took.length - 1))] ?? 0;
  return { requests: took.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
