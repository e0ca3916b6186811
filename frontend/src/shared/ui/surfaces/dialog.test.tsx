import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { toastHost } from '../../toasts/toast-host.ts';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

test('is named by its title, described by its words, and closes by Escape and by its cross', () => {
  const close = jest.fn();
  render(
    <Dialog open onClose={close} title="Share">
      Anyone with the link can read it.
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Anyone with the link can read it.',
  );
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});

test.each([
  ['narrow', false],
  ['wide', true],
])('goes away though the window becomes %s as it closes', async (_, startsSmall) => {
  const listeners = new Set<() => void>();
  let small = startsSmall;
  globalThis.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('max-width') && small;
    },
    addEventListener: (_event: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_event: string, listener: () => void) => listeners.delete(listener),
  })) as never;
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => {}} title="Share">
      Anyone with the link can read it.
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  act(() => {
    small = !small;
    rerender(dialog(false));
    listeners.forEach((tell) => tell());
  });
  await waitFor(() => expect(screen.queryByText('Anyone with the link can read it.')).toBeNull());
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

test('has the toasts in it while it is open, and gives them back as it closes', () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => {}} title="Share">
      Anyone with the link can read it.
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  expect(screen.getByRole('dialog').contains(toastHost())).toBe(true);
  rerender(dialog(false));
  expect(toastHost().parentElement).toBe(document.body);
});
