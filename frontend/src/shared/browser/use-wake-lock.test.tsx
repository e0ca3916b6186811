import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock.ts';

const release = jest.fn(async () => {});
const request = jest.fn(async (_type: string) => ({ release }));
beforeEach(() => {
  release.mockClear();
  request.mockClear();
  Object.assign(navigator, { wakeLock: { request } });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function Awake({ wanted }: { wanted: boolean }) {
  useWakeLock(wanted);
  return null;
}
const look = (wanted: boolean) => act(async () => render(<Awake wanted={wanted} />));

test('the screen stays awake while it is wanted, also after one was elsewhere', async () => {
  const { rerender } = await look(true);
  expect(request.mock.calls).toEqual([['screen']]);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(request).toHaveBeenCalledTimes(2);
  await act(async () => rerender(<Awake wanted={false} />));
  expect(release).toHaveBeenCalled();
});

test('a device that does not keep its screen awake is left as it is', async () => {
  request.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await look(true);
  Reflect.deleteProperty(navigator, 'wakeLock');
  await look(true);
  await look(false);
  expect(request).toHaveBeenCalledTimes(1);
});
