import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { useWhenIdle } from './use-when-idle.ts';

const idle = new Map<number, () => void>();
Object.assign(globalThis, {
  requestIdleCallback: (run: () => void) => (idle.set(idle.size + 1, run), idle.size),
  cancelIdleCallback: (id: number) => idle.delete(id),
});

const becomeIdle = () => idle.forEach((run) => run());
function Page({ work, ready }: { work: () => void; ready?: boolean }) {
  useWhenIdle(work, ready);
  return null;
}

afterEach(() => {
  cleanup();
  idle.clear();
  jest.restoreAllMocks();
});

test('work waits until the page is idle', () => {
  const work = jest.fn();
  render(<Page work={work} />);
  expect(work).not.toHaveBeenCalled();
  becomeIdle();
  expect(work).toHaveBeenCalledTimes(1);
});

test('work waits for a page that waits for its data', () => {
  const work = jest.fn();
  const { rerender } = render(<Page work={work} ready={false} />);
  becomeIdle();
  expect(work).not.toHaveBeenCalled();
  rerender(<Page work={work} ready />);
  becomeIdle();
  expect(work).toHaveBeenCalledTimes(1);
});

test('nothing is begun without a network, nor by a page that was left', () => {
  const work = jest.fn();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Page work={work} />);
  becomeIdle();
  online.mockReturnValue(true);
  render(<Page work={work} />);
  cleanup();
  becomeIdle();
  expect(work).not.toHaveBeenCalled();
});
