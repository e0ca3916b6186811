import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import '../../../test-kit/pointer-events.ts';
import { Tooltip } from './tooltip.tsx';

// Every test begins long after the last tooltip of the one before.
let today = 0;
beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime((today += 60_000));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** The pointer goes; what that changes is drawn a moment later. */
const leave = (from: HTMLElement) => act(async () => fireEvent.pointerLeave(from));
const words = () =>
  screen.queryByText('Delete')?.textContent ?? screen.queryByText('Edit')?.textContent ?? null;

function twoButtons() {
  render(
    <>
      <Tooltip title="Delete">
        <button aria-label="one" />
      </Tooltip>
      <Tooltip title="Edit">
        <button aria-label="two" />
      </Tooltip>
    </>,
  );
  return screen.getAllByRole('button') as [HTMLElement, HTMLElement];
}

test('opens when the pointer has rested for 700 ms, and the next one at once', async () => {
  const [one, two] = twoButtons();
  fireEvent.pointerEnter(one);
  wait(699);
  expect(words()).toBeNull();
  wait(1);
  expect(words()).toBe('Delete');
  await leave(one);
  expect(words()).toBeNull();
  fireEvent.pointerEnter(two);
  wait(0);
  expect(words()).toBe('Edit');
  await leave(two);
});

test('waits again when more than 300 ms have passed', async () => {
  const [one] = twoButtons();
  fireEvent.pointerEnter(one);
  wait(700);
  await leave(one);
  wait(301);
  fireEvent.pointerEnter(one);
  wait(699);
  expect(words()).toBeNull();
});

test('Escape takes it away, and a finger never opens it', () => {
  const [one] = twoButtons();
  fireEvent.pointerEnter(one, { pointerType: 'touch' });
  wait(2000);
  expect(words()).toBeNull();
  fireEvent.pointerEnter(one, { pointerType: 'mouse' });
  wait(700);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(words()).toBeNull();
});
