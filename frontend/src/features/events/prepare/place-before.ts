import type { CSSProperties } from 'react';

/** Where on a time axis of so many minutes, which ends with the meal, something stands that is so long before it. */
export const placeBefore = (before: number, span: number): CSSProperties => ({
  left: `${100 - (before / span) * 100}%`,
});
