/** The pointer rests this long before the first tooltip opens. */
const OPEN_DELAY_MS = 700;
/** Within this time after one has closed, the next opens at once. */
const SKIP_DELAY_MS = 300;

let closedAt = -Infinity;

export const noteTooltipClosed = (now: number) => {
  closedAt = now;
};

export const delayBeforeTooltip = (now: number) =>
  now - closedAt <= SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
