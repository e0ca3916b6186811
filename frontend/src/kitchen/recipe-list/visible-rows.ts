/** Rows of one height, one below the other; all in px. */
export interface Rows {
  count: number;
  /** From the top of one row to the top of the next. */
  pitch: number;
  /** From the top of the page to the first. */
  top: number;
}

/** The part of the page that is in view, in px. */
export interface View {
  from: number;
  height: number;
}

/**
 * The first and the last row in view, and `more` on each side. Of rows half a window away and
 * farther, the nearest alone stays.
 */
export function visibleRows(
  { count, pitch, top }: Rows,
  { from, height }: View,
  more: number,
): [first: number, last: number] {
  const end = count - 1;
  const margin = height / 2;
  if (from - margin > top + count * pitch) return [end, end];
  if (from + height + margin < top) return [0, 0];
  const within = (row: number) => Math.max(0, Math.min(end, row));
  return [
    within(Math.floor((from - top) / pitch) - more),
    within(Math.floor((from + height - top) / pitch) + more),
  ];
}
