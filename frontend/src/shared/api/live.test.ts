import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

const getToken = jest.fn<() => Promise<string | null>>();
const isSignedIn = jest.fn<() => Promise<boolean>>();
const tokenInsteadOf = jest.fn<(refused: string) => Promise<null>>();
const isLoginReached = jest.fn<() => Promise<boolean>>();
jest.unstable_mockModule('../session/access-token.ts', () => ({
  getToken,
  isLoginReached,
  isSignedIn,
  onSignedOut: () => () => {},
  tokenInsteadOf,
}));
// Windows of nobody share no line.
jest.unstable_mockModule('../session/signed-in-cook.ts', () => ({
  signedInCook: async () => null,
}));
const { createLive } = await import('./live.ts');

interface Line {
  request: RequestInit;
  send: (text: string) => void;
  end: () => void;
  breakOff: () => void;
}

const lines: Line[] = [];
let tellNextLine: ((line: Line) => void) | null = null;
const nextLine = () => new Promise<Line>((resolve) => (tellNextLine = resolve));
const network = new EventTarget();
const stops: (() => void)[] = [];

beforeEach(() => {
  lines.length = 0;
  getToken.mockResolvedValue('token-1');
  isSignedIn.mockResolvedValue(true);
  isLoginReached.mockResolvedValue(true);
  Object.assign(globalThis, {
    document: { visibilityState: 'visible', readyState: 'complete' },
    requestIdleCallback: queueMicrotask,
    cancelIdleCallback: () => {},
    addEventListener: network.addEventListener.bind(network),
    removeEventListener: network.removeEventListener.bind(network),
  });
  globalThis.fetch = jest.fn<typeof fetch>(async (_url, request) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        request?.signal?.addEventListener('abort', () => controller.error(request.signal?.reason));
        const line = {
          request: request!,
          send: (text: string) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          breakOff: () => controller.error(new TypeError('broken')),
        };
        lines.push(line);
        tellNextLine?.(line);
      },
    });
    return new Response(body, { status: 200 });
  });
});

afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('a line that is refused finds out whether the session has ended', async () => {
  const asked = new Promise((resolve) =>
    tokenInsteadOf.mockImplementation(async (refused) => {
      resolve(refused);
      return null;
    }),
  );
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response('', { status: 401 }));
  stops.push(createLive('/api/stream').on('intake.progressed', () => {}));
  expect(await asked).toBe('token-1');
});

test('hands typed events to those who asked for them, with the token in the request', async () => {
  const live = createLive('/api/stream');
  const opened = nextLine();
  const told = new Promise((resolve) => stops.push(live.on('intake.progressed', resolve)));
  const line = await opened;
  line.send(
    'event: recipes.changed\ndata: {"recipeId":1,"change":"created"}\n\nevent: intake.prog',
  );
  line.send('ressed\ndata: {"jobId":7,"stage":"analyzing","progress":60}\n\n');
  await expect(told).resolves.toEqual({ jobId: 7, stage: 'analyzing', progress: 60 });
  expect(line.request.headers).toMatchObject({ authorization: 'Bearer token-1' });
});

test.each(['end', 'breakOff'] as const)(
  'comes back after the line %ss and says that something may have been missed',
  async (how) => {
    const live = createLive('/api/stream');
    const first = nextLine();
    const reconnected = new Promise((resolve) =>
      stops.push(live.on('reconnected', () => resolve(true))),
    );
    const line = await first;
    const second = nextLine();
    line[how]();
    // The network coming back cuts the wait short.
    const hurry = setInterval(() => network.dispatchEvent(new Event('online')), 1);
    await second;
    await expect(reconnected).resolves.toBe(true);
    clearInterval(hurry);
  },
);

test('says once that the line is open for the first time', async () => {
  const live = createLive('/api/stream');
  const told: string[] = [];
  const opened = new Promise((resolve) =>
    stops.push(live.on('opened', () => resolve(told.push('opened')))),
  );
  const first = nextLine();
  const reconnected = new Promise((resolve) =>
    stops.push(live.on('reconnected', () => resolve(told.push('reconnected')))),
  );
  const line = await first;
  await opened;
  const second = nextLine();
  line.end();
  live.retry();
  await second;
  await reconnected;
  expect(told).toEqual(['opened', 'reconnected']);
});

test('one line serves all listeners and closes with the last of them', async () => {
  const live = createLive('/api/stream');
  const opened = nextLine();
  const stopOne = live.on('recipes.changed', () => {});
  const stopOther = live.on('intake.failed', () => {});
  const line = await opened;
  stopOne();
  expect(line.request.signal?.aborted).toBe(false);
  stopOther();
  expect(line.request.signal?.aborted).toBe(true);
  expect(lines).toHaveLength(1);
});

test('a visitor opens no line', async () => {
  getToken.mockResolvedValue(null);
  isSignedIn.mockResolvedValue(false);
  const asked = new Promise<void>((resolve) =>
    getToken.mockImplementation(async () => (resolve(), null)),
  );
  stops.push(createLive('/api/stream').on('recipes.changed', () => {}));
  await asked;
  expect(lines).toHaveLength(0);
});

describe('the connection', () => {
  const away = async () => {
    throw new TypeError('Failed to fetch');
  };
  const watch = (live: ReturnType<typeof createLive>) => {
    const seen: string[] = [];
    const waiting = new Set<() => void>();
    stops.push(
      live.on('connection', (connection) => {
        seen.push(connection);
        waiting.forEach((look) => look());
      }),
    );
    const until = (...states: string[]) =>
      new Promise<void>((resolve) => {
        const look = () => JSON.stringify(seen) === JSON.stringify(states) && resolve();
        waiting.add(look);
        look();
      });
    return until;
  };

  test('is interrupted when a try fails, and there again with the next one that works', async () => {
    const working = globalThis.fetch;
    globalThis.fetch = away;
    const live = createLive('/api/stream');
    const until = watch(live);
    expect(live.connection()).toBe('connected');
    await until('interrupted');
    globalThis.fetch = working;
    live.retry();
    await until('interrupted', 'connected');
    expect(live.connection()).toBe('connected');
  });

  test.each(['online', 'visibilitychange'])('is tried again at once on %s', async (news) => {
    jest.useFakeTimers();
    try {
      const working = globalThis.fetch;
      globalThis.fetch = away;
      const until = watch(createLive('/api/stream'));
      await until('interrupted');
      globalThis.fetch = working;
      await jest.advanceTimersByTimeAsync(0);
      network.dispatchEvent(new Event(news));
      await until('interrupted', 'connected');
    } finally {
      jest.useRealTimers();
    }
  });

  test('is looked after when the device says that it is offline', async () => {
    const until = watch(createLive('/api/stream'));
    const line = await nextLine();
    globalThis.fetch = away;
    network.dispatchEvent(new Event('offline'));
    await until('interrupted');
    expect(line.request.signal?.aborted).toBe(true);
  });

  test('holds where the device says offline and the server answers', async () => {
    const until = watch(createLive('/api/stream'));
    await nextLine();
    network.dispatchEvent(new Event('offline'));
    await until('interrupted', 'connected');
  });

  test.each([503, 502])(
    'is interrupted while a proxy answers %p for the server',
    async (status) => {
      globalThis.fetch = async () => new Response('', { status });
      await watch(createLive('/api/stream'))('interrupted');
    },
  );

  test('is interrupted where a cook gets no token', async () => {
    getToken.mockResolvedValue(null);
    await watch(createLive('/api/stream'))('interrupted');
  });

  test('is interrupted where the login cannot be reached', async () => {
    getToken.mockResolvedValue(null);
    isSignedIn.mockResolvedValue(false);
    isLoginReached.mockResolvedValue(false);
    await watch(createLive('/api/stream'))('interrupted');
  });

  test('a line without a sign of life is opened anew', async () => {
    jest.useFakeTimers();
    try {
      stops.push(createLive('/api/stream').on('recipes.changed', () => {}));
      const first = await nextLine();
      await jest.advanceTimersByTimeAsync(40_000);
      first.send(': still here\n\n');
      await jest.advanceTimersByTimeAsync(40_000);
      expect(lines).toHaveLength(1);
      const second = nextLine();
      await jest.advanceTimersByTimeAsync(20_000);
      await second;
      expect(first.request.signal?.aborted).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });
});

test('a page that nobody looks at holds no line for long, and has one again when it is looked at', async () => {
  jest.useFakeTimers();
  getToken.mockClear();
  const look = (visibilityState: 'hidden' | 'visible') => {
    Object.assign(globalThis, { document: { visibilityState, readyState: 'complete' } });
    network.dispatchEvent(new Event('visibilitychange'));
  };
  look('hidden');
  const live = createLive('/api/stream');
  const first = nextLine();
  const opened = new Promise((resolve) => stops.push(live.on('opened', resolve)));
  const reconnected = new Promise((resolve) => stops.push(live.on('reconnected', resolve)));
  expect(getToken).not.toHaveBeenCalled();
  look('visible');
  const line = await first;
  await opened;
  look('hidden');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(line.request.signal?.aborted).toBe(true);
  expect(lines).toHaveLength(1);
  look('visible');
  await reconnected;
  expect(lines).toHaveLength(2);
  jest.useRealTimers();
});
