import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const getToken = jest.fn<() => Promise<string | null>>();
jest.unstable_mockModule('../session/access-token.ts', () => ({ getToken, tokenRefused: async () => {}, onSignedOut: () => () => {} }));
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
  Object.assign(globalThis, { addEventListener: network.addEventListener.bind(network), removeEventListener: network.removeEventListener.bind(network) });
  globalThis.fetch = jest.fn<typeof fetch>(async (_url, request) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        request?.signal?.addEventListener('abort', () => controller.error(request.signal?.reason));
        const line = { request: request!, send: (text: string) => controller.enqueue(encoder.encode(text)), end: () => controller.close(), breakOff: () => controller.error(new TypeError('broken')) };
        lines.push(line);
        tellNextLine?.(line);
      },
    });
    return new Response(body, { status: 200 });
  });
});

afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('hands typed events to those who asked for them, with the token in the request', async () => {
  const live = createLive('/api/stream');
  const opened = nextLine();
  const told = new Promise((resolve) => stops.push(live.on('intake.progressed', resolve)));
  const line = await opened;
  line.send('event: recipes.changed\ndata: {"recipeId":1,"change":"created"}\n\nevent: intake.prog');
  line.send('ressed\ndata: {"jobId":7,"stage":"analyzing","progress":60}\n\n');
  await expect(told).resolves.toEqual({ jobId: 7, stage: 'analyzing', progress: 60 });
  expect(line.request.headers).toMatchObject({ authorization: 'Bearer token-1' });
});

test.each(['end', 'breakOff'] as const)('comes back after the line %ss and says that something may have been missed', async (how) => {
  const live = createLive('/api/stream');
  const first = nextLine();
  const reconnected = new Promise((resolve) => stops.push(live.on('reconnected', () => resolve(true))));
  const line = await first;
  const second = nextLine();
  line[how]();
  // The network coming back cuts the wait short.
  const hurry = setInterval(() => network.dispatchEvent(new Event('online')), 1);
  await second;
  await expect(reconnected).resolves.toBe(true);
  clearInterval(hurry);
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
  const asked = new Promise<void>((resolve) => getToken.mockImplementation(async () => (resolve(), null)));
  stops.push(createLive('/api/stream').on('recipes.changed', () => {}));
  await asked;
  expect(lines).toHaveLength(0);
});
