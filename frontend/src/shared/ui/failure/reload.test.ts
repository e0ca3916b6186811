import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { connectToasts, type ShownToast } from '../../toasts/notify.ts';
import { reload } from './reload.ts';

const load = jest.fn();
const fetching = jest.fn<typeof fetch>();
let shown: ShownToast[];
let takeDown: () => void;

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { location: { reload: load }, fetch: fetching });
  shown = [];
  takeDown = connectToasts({ show: (toast) => shown.push(toast), close() {} });
});
afterEach(() => takeDown());

test('loads the page anew, past what is cached, and says nothing', async () => {
  fetching.mockResolvedValue(Response.json({}));
  await reload();
  expect(fetching).toHaveBeenCalledWith(
    '/app-config.json',
    expect.objectContaining({ cache: 'no-store' }),
  );
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([]);
});

test.each([
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'a proxy answers for the server',
    async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
  ],
] as const)(
  'while %s the page stays, which is said with a way to try again',
  async (_why, fail) => {
    fetching.mockImplementation(fail);
    await reload();
    expect(load).not.toHaveBeenCalled();
    expect(shown).toMatchObject([
      {
        kind: 'notDone',
        text: 'There is no connection to Convivio. Check the network and try again.',
        action: { label: 'Try Again' },
      },
    ]);
    fetching.mockResolvedValue(Response.json({}));
    shown[0]!.action!.onClick();
    await new Promise<void>((resolve) => load.mockImplementation(() => resolve()));
    expect(shown).toHaveLength(1);
  },
);
