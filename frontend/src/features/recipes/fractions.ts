/** A number as a cook writes it: a whole part and, where there is one, a kitchen fraction. */
export interface NumberText {
  whole: string;
  /** Numerator and denominator, null where the number is whole or a decimal. */
  fraction: readonly [number, number] | null;
}

const denominators = [2, 3, 4, 6, 8];
/** Two written decimals of any of these fractions ("0.33", "0.17", "0.13") are nearer than this. */
const tolerance = 0.006;

/** The nearest half, third, quarter, sixth or eighth; a decimal where none is near. */
export function asFraction(value: number): NumberText {
  const whole = Math.floor(value + tolerance);
  const rest = value - whole;
  if (Math.abs(rest) <= tolerance) return { whole: String(whole), fraction: null };
  for (const denominator of denominators) {
    const numerator = Math.round(rest * denominator);
    if (numerator > 0 && numerator < denominator && Math.abs(rest - numerator / denominator) <= tolerance) {
      return { whole: whole === 0 ? '' : String(whole), fraction: [numerator, denominator] };
    }
  }
  return asDecimal(value);
}

/** At most two decimals, and none that a scale could not show: 236.6 becomes 237, 1.2345 becomes 1.23. */
export function asDecimal(value: number, decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2): NumberText {
  return { whole: String(Number(value.toFixed(decimals))), fraction: null };
}
