import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../../test-kit/pointer-events.ts';
import { LeafBadge } from './leaf-badge.tsx';

afterEach(cleanup);

test.each([
  [undefined, 'Loading...'],
  [null, 'Environmental Impact: no score'],
  [80, 'Environmental Impact: Excellent (80/100)'],
  [66.4, 'Environmental Impact: Good (66/100)'],
  [40, 'Environmental Impact: Moderate (40/100)'],
  [20, 'Environmental Impact: Poor (20/100)'],
  [0, 'Environmental Impact: Critical (0/100)'],
])('a score of %p is told as %p', (score, words) => {
  render(<LeafBadge score={score} />);
  expect(screen.getByRole('img', { name: words })).toBeTruthy();
});

test('each band has a colour of its own', () => {
  render(
    <>
      {[90, 70, 50, 30, 10].map((score) => (
        <LeafBadge key={score} score={score} />
      ))}
    </>,
  );
  expect(new Set(screen.getAllByRole('img').map(({ style }) => style.backgroundColor)).size).toBe(
    5,
  );
});

test('is a button where something comes of it', () => {
  const opened = jest.fn();
  render(<LeafBadge score={66} onClick={opened} />);
  fireEvent.click(screen.getByRole('button', { name: 'Environmental Impact: Good (66/100)' }));
  expect(opened).toHaveBeenCalledTimes(1);
});
