/** The slice lives in a box of 32 by 32 around this centre. */
const CENTRE = 16;
const CORE_RADIUS = 3.2;
const RADIUS = 10.6;

const point = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
};

const wedge = (from: number, to: number) =>
  `M${point((from + to) / 2, CORE_RADIUS)} L${point(from, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${point(to, RADIUS)}Z`;

interface Wedge {
  /** Path of the whole wedge. */
  whole: string;
  /** Path of its filled part; null when nothing of it is filled. */
  filled: string | null;
  full: boolean;
}

/** A slice less than this much full shows no sliver. */
const SMALLEST_PART = 0.12;

/** The wedges of a slice, clockwise from twelve o'clock. `value` from 0 to 1 says how much of the whole is filled. */
export function wedges(count: number, value: number): Wedge[] {
  const step = 360 / count;
  const gap = count > 9 ? 7 : 9;
  return Array.from({ length: count }, (_, index) => {
    const from = -90 + index * step + gap / 2;
    const to = -90 + (index + 1) * step - gap / 2;
    const part = Math.max(0, Math.min(1, value * count - index));
    return {
      whole: wedge(from, to),
      filled: part > SMALLEST_PART ? wedge(from, from + (to - from) * part) : null,
      full: part >= 1,
    };
  });
}
