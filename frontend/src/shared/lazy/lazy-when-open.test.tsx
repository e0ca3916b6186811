import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';

const notify = {
  error: jest.fn<(toast: { title: string; text?: string; action?: unknown }) => number>(),
  close: jest.fn<(id: number) => void>(),
};
jest.unstable_mockModule('../toasts/notify.ts', () => ({ notify }));
const { lazyWhenOpen } = await import('./lazy-when-open.tsx');

const Part = () => <p>The part</p>;
const load = jest.fn<() => Promise<typeof Part>>();
const onClose = jest.fn();
const online = jest.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  jest.resetAllMocks();
  online.mockReturnValue(true);
  load.mockResolvedValue(Part);
  notify.error.mockReturnValue(7);
});
afterEach(cleanup);

test('is fetched when it opens, once', async () => {
  const Fetched = lazyWhenOpen(load);
  const { rerender } = render(<Fetched open={false} onClose={onClose} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Fetched open onClose={onClose} />);
  await screen.findByText('The part');
  render(<Fetched open onClose={onClose} />);
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a network it is not asked for, says so, and is fetched when there is one', async () => {
  online.mockReturnValue(false);
  const Fetched = lazyWhenOpen(load);
  const { rerender } = render(<Fetched open onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  rerender(<Fetched open={false} onClose={onClose} />);
  expect(notify.error.mock.calls).toEqual([
    [{ title: 'This part could not be fetched', text: 'Try again when the network is back.' }],
  ]);
  expect(load).not.toHaveBeenCalled();

  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(notify.close).toHaveBeenCalledWith(7));
  rerender(<Fetched open onClose={onClose} />);
  await screen.findByText('The part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('where it cannot be fetched though there is a network, a reload is offered and it closes', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const Fetched = lazyWhenOpen(load);
  render(<Fetched open onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(notify.error.mock.calls[0]?.[0]).toMatchObject({
    text: 'Check the network, then reload the page.',
    action: { label: 'Reload' },
  });
});
