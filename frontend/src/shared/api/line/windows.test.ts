import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

let cook = 'ida';
const leavers = new Set<() => void>();
jest.unstable_mockModule('../../session/access-token.ts', () => ({
  getToken: async () => 'token-1',
  isLoginReached: async () => true,
  isSignedIn: async () => true,
  onSignedOut: (listener: () => void) => {
    leavers.add(listener);
    return () => leavers.delete(listener);
  },
  tokenInsteadOf: async () => null,
}));
jest.unstable_mockModule('../../session/signed-in-cook.ts', () => ({
  signedInCook: async () => cook,
}));
const { createLive } = await import('../live.ts');

type Live = ReturnType<typeof createLive>;

interface Line {
  signal: AbortSignal;
  send: (event: string, data: object) => void;
  end: () => void;
}

const network = new EventTarget();
const stops: (() => void)[] = [];
let lines: Line[] = [];
let tellLine: ((line: Line) => void) | null = null;
const nextLine = () => new Promise<Line>((resolve) => (tellLine = resolve));

beforeEach(() => {
  cook = 'ida';
  lines = [];
  Object.assign(globalThis, {
    document: { visibilityState: 'visible', readyState: 'complete' },
    requestIdleCallback: queueMicrotask,
    cancelIdleCallback: () => {},
    addEventListener: network.addEventListener.bind(network),
    removeEventListener: network.removeEventListener.bind(network),
  });
  globalThis.fetch = async (_url, request) => {
    const encoder = new TextEncoder();
    const signal = request!.signal!;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason));
        const line = {
          signal,
          send: (event: string, data: object) =>
            controller.enqueue(
              encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
            ),
          end: () => controller.close(),
        };
        lines.push(line);
        tellLine?.(line);
      },
    });
    return new Response(body, { status: 200 });
  };
});

afterEach(() => stops.splice(0).forEach((stop) => stop()));

const next = (live: Live, name: Parameters<Live['on']>[0]) =>
  new Promise<unknown>((resolve) => stops.push(live.on(name, resolve)));

/** A window of the browser, once its line stands; `close` is what its listening ends with. */
async function window() {
  const live = createLive('/api/stream');
  await new Promise<unknown>((resolve) => {
    stops.push(live.on('opened', resolve));
  });
  return { live, close: () => stops.splice(0).forEach((stop) => stop()) };
}

const change = { recipeId: 1, change: 'created' };

test('the windows of one cook share one line, and each hears what it tells', async () => {
  const windows = [await window(), await window(), await window()];
  const told = Promise.all(windows.map(({ live }) => next(live, 'recipes.changed')));
  lines[0]!.send('recipes.changed', change);
  expect(await told).toEqual([change, change, change]);
  expect(lines).toHaveLength(1);
});

test('when the window that reads the line closes another takes over, and the others read anew', async () => {
  const first = await window();
  const ofFirst = stops.splice(0);
  const others = [await window(), await window()];
  const anew = Promise.all(others.map(({ live }) => next(live, 'reconnected')));
  ofFirst.forEach((stop) => stop());
  await anew;
  expect(lines.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  const told = Promise.all(others.map(({ live }) => next(live, 'recipes.changed')));
  lines[1]!.send('recipes.changed', change);
  expect(await told).toEqual([change, change]);
  expect(first.live.connection()).toBe('connected');
});

test('a window of another cook has a line of its own and hears nothing of the first', async () => {
  const ida = await window();
  cook = 'bo';
  const bo = await window();
  const heard = jest.fn();
  stops.push(bo.live.on('recipes.changed', heard));
  const told = next(ida.live, 'recipes.changed');
  lines[0]!.send('recipes.changed', change);
  await told;
  const ownTold = next(bo.live, 'events.changed');
  lines[1]!.send('events.changed', { eventId: 2, change: 'updated' });
  await ownTold;
  expect(heard).not.toHaveBeenCalled();
});

test('all windows hear that the server cannot be reached, and that it can again', async () => {
  const windows = [await window(), await window()];
  const working = globalThis.fetch;
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  const lost = Promise.all(windows.map(({ live }) => next(live, 'connection')));
  lines[0]!.end();
  expect(await lost).toEqual(['interrupted', 'interrupted']);
  globalThis.fetch = working;
  const back = Promise.all(windows.map(({ live }) => next(live, 'reconnected')));
  windows[0]!.live.retry();
  await back;
  expect(windows.map(({ live }) => live.connection())).toEqual(['connected', 'connected']);
});

test('a window that hangs while it holds the line loses it to one that has asked in vain', async () => {
  const hanging = Promise.withResolvers<void>();
  stops.push(hanging.resolve);
  const held = new Promise<void>((resolve) => {
    void navigator.locks
      .request('live-line:ida', () => {
        resolve();
        return hanging.promise;
      })
      .catch(() => {});
  });
  await held;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  try {
    const opened = nextLine();
    stops.push(createLive('/api/stream').on('recipes.changed', () => {}));
    await jest.advanceTimersByTimeAsync(5_000);
    await opened;
  } finally {
    jest.useRealTimers();
  }
});

test('signing out ends the line for all windows', async () => {
  const windows = [await window(), await window()];
  expect(windows).toHaveLength(2);
  const [line] = lines;
  const ended = new Promise((resolve) => line!.signal.addEventListener('abort', resolve));
  for (const leave of leavers) leave();
  await ended;
});

test('without locks each window has a line of its own', async () => {
  const locks = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(navigator), 'locks')!;
  delete (Object.getPrototypeOf(navigator) as { locks?: LockManager }).locks;
  try {
    await window();
    await window();
    expect(lines).toHaveLength(2);
  } finally {
    Object.defineProperty(Object.getPrototypeOf(navigator), 'locks', locks);
  }
});
