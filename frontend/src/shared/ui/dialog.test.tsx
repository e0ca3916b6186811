import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

test('is named by its title, described by its words, and closes by Escape and by its cross', () => {
  const close = jest.fn();
  render(<Dialog open onClose={close} title="Share">Anyone with the link can read it.</Dialog>);
  const dialog = screen.getByRole('dialog', { name: 'Share' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe('Anyone with the link can read it.');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});
