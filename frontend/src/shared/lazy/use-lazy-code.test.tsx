import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazyCode } from './lazy-code.ts';
import { useLazyCode } from './use-lazy-code.ts';

const online = jest.spyOn(navigator, 'onLine', 'get');
const load = jest.fn<() => Promise<string>>();
let waiting: (() => void)[];
let code = lazyCode(load);

beforeEach(() => {
  jest.resetAllMocks();
  online.mockReturnValue(true);
  load.mockResolvedValue('all of it');
  code = lazyCode(load);
  waiting = [];
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => waiting.push(work),
    cancelIdleCallback: () => {},
  });
});
afterEach(cleanup);

function Part({ needed }: { needed: boolean }) {
  return <p>{useLazyCode(code, needed) ?? 'without it'}</p>;
}
const becomeIdle = () => act(async () => waiting.splice(0).forEach((work) => work()));

test('a part does without the code until the page is idle', async () => {
  render(<Part needed={false} />);
  await act(async () => {});
  screen.getByText('without it');
  expect(load).not.toHaveBeenCalled();
  await becomeIdle();
  screen.getByText('all of it');
});

test('code that is needed is fetched at once, and once for all parts', async () => {
  const { rerender } = render(<Part needed={false} />);
  rerender(<Part needed />);
  await act(async () => {});
  screen.getByText('all of it');
  cleanup();
  render(<Part needed />);
  screen.getByText('all of it');
  await becomeIdle();
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a network it is not asked for; it comes when there is one', async () => {
  online.mockReturnValue(false);
  render(<Part needed />);
  await becomeIdle();
  screen.getByText('without it');
  expect(load).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  screen.getByText('all of it');
});

test('where it cannot be fetched the part goes on without it', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  render(<Part needed />);
  await act(async () => {});
  screen.getByText('without it');
  await expect(code.fetch()).rejects.toThrow('Failed to fetch');
});
