import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Look } from '../theme/look.tsx';
import '../../test-kit/pointer-events.ts';
import './toast-stack.tsx';
import { Toasts } from './toasts.tsx';
import { notify } from './notify.ts';

/**
 * Lets time go by in small steps, for each step of a toast's coming and going begins when the page
 * has shown the last.
 */
const pass = async (milliseconds: number) => {
  for (let left = milliseconds; left >= 0; left -= 100)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)));
};
const say = async (tell: () => void) => {
  act(tell);
  await pass(500);
};
const toasts = () => document.querySelectorAll('[data-toast]');

beforeEach(async () => {
  jest.useFakeTimers();
  render(
    <Look>
      <Toasts />
    </Look>,
  );
  await pass(0);
});
afterEach(async () => {
  await say(() => notify.close());
  await pass(1000);
  cleanup();
  jest.useRealTimers();
});

test('says what happened and offers its one action', async () => {
  const restore = jest.fn();
  await say(() =>
    notify.success({
      title: 'Recipe archived successfully',
      action: { label: 'Restore', onClick: restore },
    }),
  );
  expect(screen.getByRole('status').textContent).toBe('Recipe archived successfullyRestore');
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(restore).toHaveBeenCalledTimes(1);
  await pass(1000);
  expect(toasts()).toHaveLength(0);
});

test('what is said before the page stands is shown once it does', async () => {
  cleanup();
  notify.success({ title: 'Link copied!' });
  notify.error({ title: 'Import failed', text: 'The site refused our request.' });
  render(
    <Look>
      <Toasts />
    </Look>,
  );
  await pass(500);
  expect(screen.getByRole('alert').textContent).toBe('Import failedThe site refused our request.');
  expect(toasts()).toHaveLength(1);
});

test('a new one takes the place of the last', async () => {
  await say(() => notify.error({ title: 'Import failed' }));
  await say(() => notify.info({ title: 'A new version is ready' }));
  await pass(500);
  expect([...toasts()].map((toast) => toast.textContent)).toEqual(['A new version is ready']);
});

test('leaves by itself after five seconds, unless somebody points at it', async () => {
  await say(() => notify.success({ title: 'Link copied!' }));
  const toast = screen.getByRole('status');
  fireEvent.mouseEnter(toast);
  await pass(20_000);
  expect(toasts()).toHaveLength(1);
  fireEvent.mouseLeave(toast);
  await pass(4900);
  expect(toasts()).toHaveLength(1);
  await pass(2000);
  expect(toasts()).toHaveLength(0);
});

test('a failure stays until it is closed', async () => {
  await say(() => notify.error({ title: 'Copy Failed' }));
  await pass(20_000);
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  await pass(1000);
  expect(toasts()).toHaveLength(0);
});

test.each([
  [49, 1],
  [50, 0],
])('a swipe of %p px to the right leaves %p', async (distance, left) => {
  await say(() => notify.error({ title: 'Copy Failed' }));
  const toast = screen.getByRole('alert');
  fireEvent.pointerDown(toast, { button: 0, clientX: 100 });
  fireEvent.pointerMove(toast, { clientX: 100 + distance });
  fireEvent.pointerUp(toast, { clientX: 100 + distance });
  await pass(1000);
  expect(toasts()).toHaveLength(left);
});

test('F8 puts the keyboard on it', async () => {
  await say(() => notify.error({ title: 'Copy Failed' }));
  fireEvent.keyDown(window, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
