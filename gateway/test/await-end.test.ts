import { describe, expect, test } from '@jest/globals';
import { unavailable, unauthenticated, notFound } from '@convivio/platform/errors';
import { awaitEnd } from '../src/rest/answers/await-end.ts';

const never = new AbortController().signal;
const LONG = 600_000;

/** Waits for something whose looks give these, one after the other; each is followed by a word of the bus. */
function waitFor(
  looks: (string | Error)[],
  { waitMs = LONG, signal = never }: { waitMs?: number; signal?: AbortSignal } = {},
) {
  const left = [...looks];
  const look = async () => {
    const next = left.shift();
    if (next instanceof Error) throw next;
    return next ?? 'asked too often';
  };
  return awaitEnd(
    { look, hasEnded: (found) => found !== 'runs', told: async () => {} },
    waitMs,
    signal,
  );
}

describe('the end of what goes on by itself', () => {
  test('is found at once where it has come', async () => {
    expect(await waitFor(['ended'])).toBe('ended');
  });

  test('is found when the bus has told, also when a word was for nothing', async () => {
    expect(await waitFor(['runs', 'runs', 'ended'])).toBe('ended');
  });

  test('is heard of when it comes while one looks', async () => {
    const heard: AbortSignal[] = [];
    let looks = 0;
    await awaitEnd(
      {
        look: async () => (expect(heard).toHaveLength(++looks), looks),
        hasEnded: (look) => look === 2,
        told: async (_ms, signal) => void heard.push(signal),
      },
      LONG,
      never,
    );
    // Nobody listens on for what was found.
    expect(heard.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  test('is waited for while the service is away, and is open when the token does not hold any more', async () => {
    expect(await waitFor([unavailable('AWAY', 'Away.'), 'ended'])).toBe('ended');
    expect(await waitFor(['runs', unauthenticated()])).toBeNull();
    await expect(waitFor([notFound('GONE', 'Gone.')])).rejects.toThrow('Gone.');
    await expect(waitFor([new Error('a bug')])).rejects.toThrow('a bug');
  });

  test('is open when the time is over or nobody waits', async () => {
    expect(await waitFor([], { waitMs: 0 })).toBeNull();
    expect(await waitFor([], { signal: AbortSignal.abort() })).toBeNull();
  });
});
