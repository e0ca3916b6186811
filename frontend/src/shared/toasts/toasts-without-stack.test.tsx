import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Look } from '../theme/look.tsx';

jest.unstable_mockModule('./toast-stack.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { Toasts } = await import('./toasts.tsx');
const { notify } = await import('./notify.ts');

const say = (tell: () => unknown) =>
  act(async () => {
    tell();
    await jest.advanceTimersByTimeAsync(0);
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const seen = () => document.querySelector('p')?.textContent;

beforeEach(async () => {
  jest.useFakeTimers();
  render(
    <Look>
      <Toasts />
    </Look>,
  );
  await pass(0);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a success is said in passing, and leaves after five seconds unless somebody points at it', async () => {
  await say(() => notify.success({ title: 'Link copied!' }));
  const toast = screen.getByRole('status');
  expect(toast.querySelector('svg')).toBeNull();
  await act(async () => fireEvent.mouseEnter(toast));
  await pass(20_000);
  expect(seen()).toBe('Link copied!');
  await act(async () => fireEvent.mouseLeave(toast));
  await pass(4900);
  expect(seen()).toBe('Link copied!');
  await pass(200);
  expect(seen()).toBeUndefined();
});

test('a failure is an alert that stays until it is closed', async () => {
  await say(() => notify.error({ title: 'Copy Failed', text: 'Copy it by hand.' }));
  await pass(20_000);
  expect(screen.getByRole('alert').querySelector('svg')).not.toBeNull();
  expect(seen()).toBe('Copy FailedCopy it by hand.');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(seen()).toBeUndefined();
});

test('its action is pressed once', async () => {
  const restore = jest.fn();
  await say(() =>
    notify.success({
      title: 'Recipe archived successfully',
      action: { label: 'Restore', onClick: restore },
    }),
  );
  await say(() => fireEvent.click(screen.getByRole('button', { name: 'Restore' })));
  expect(restore).toHaveBeenCalledTimes(1);
  expect(seen()).toBeUndefined();
});

test('what its action says stays', async () => {
  const restore = () => void notify.success({ title: 'Recipe restored successfully' });
  await say(() =>
    notify.success({
      title: 'Recipe archived successfully',
      action: { label: 'Restore', onClick: restore },
    }),
  );
  await say(() => fireEvent.click(screen.getByRole('button', { name: 'Restore' })));
  expect(seen()).toBe('Recipe restored successfully');
});

test('each has its own time', async () => {
  await say(() => notify.success({ title: 'Link copied!' }));
  await pass(4000);
  await say(() => notify.success({ title: 'Copied!' }));
  await pass(4000);
  expect(seen()).toBe('Copied!');
});

test('is taken away by whoever said it, and by nobody who said another', async () => {
  let first = 0;
  await say(() => (first = notify.error({ title: 'Import failed' })));
  await say(() => notify.close(first + 1));
  expect(seen()).toBe('Import failed');
  await say(() => notify.close(first));
  expect(seen()).toBeUndefined();
  await say(() => notify.error({ title: 'Copy Failed' }));
  await say(() => notify.close());
  expect(seen()).toBeUndefined();
});

test('what was taken away before it could be shown is not shown', async () => {
  await say(() => notify.close(notify.error({ title: 'Import failed' })));
  expect(seen()).toBeUndefined();
});
