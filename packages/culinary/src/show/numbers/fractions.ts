/** A number as a cook writes it: a whole part and, where there is one, a kitchen fraction. */
export interface NumberText {
  whole: string;
  /** Numerator and denominator, null where the number is whole or a decimal. */
  fraction: readonly [number, number] | null;
}

/** Halves, thirds, quarters, sixths and eighths, the simplest first. */
const kitchenDenominators: readonly (readonly number[])[] = [[1], [2], [3, 4], [6, 8]];
/** Scales and rulers are marked in these. */
const binaryDenominators: readonly (readonly number[])[] = [[1], [2], [4], [8]];
/** Two written decimals of any of these fractions ("0.33", "0.17", "0.13") are nearer than this. */
const exact = 0.006;
/** A simpler fraction is taken when it is off by no more than this part of the value. */
const unnoticed = 0.02;
/** No fraction is shown that is off by more than this part of the value. */
const farthest = 0.08;

const signs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

/** The half, third, quarter, sixth or eighth that a number states; a decimal where none is near. */
export function asFraction(value: number): NumberText {
  const near = kitchenDenominators
    .flat()
    .map((denominator) => Math.round(value * denominator) / denominator)
    .find((candidate) => Math.abs(candidate - value) <= exact);
  return near === undefined || (near === 0 && value !== 0) ? asDecimal(value) : fractionText(near);
}

/** At most two decimals, and none that a scale could not show: 236.6 becomes 237, 1.2345 becomes 1.23. */
export function asDecimal(
  value: number,
  decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2,
): NumberText {
  const rounded = Number(value.toFixed(decimals));
  // What is so small that it would round to nothing keeps its first figure.
  return {
    whole: plainDigits(rounded === 0 && value > 0 ? firstFigure(value) : rounded),
    fraction: null,
  };
}

/** A number exactly as it was stated, to three decimals. */
export function asStated(value: number, fractions: boolean): NumberText {
  const text = fractions ? asFraction(value) : null;
  const thousandths = Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;
  return text?.fraction ? text : asDecimal(value, thousandths ? 3 : 2);
}

interface FractionOptions {
  /** Without thirds and sixths, which scales and rulers do not show. */
  binary?: boolean;
  /** A difference that nobody could measure, whatever part of the value it is. */
  unmeasured?: number;
}

/** The simplest kitchen fraction that is not noticeably off; null where every one is too far off (more than 8 %). */
export function kitchenFraction(
  value: number,
  { binary = false, unmeasured = 0 }: FractionOptions = {},
): number | null {
  if (!(value > 0)) return null;
  const groups = binary ? binaryDenominators : kitchenDenominators;
  const stated = kitchenDenominators
    .flat()
    .map((denominator) => Math.round(value * denominator) / denominator)
    .find((candidate) => Math.abs(candidate - value) < 1e-4);
  if (stated !== undefined && stated > 0) return stated;
  const candidates = groups.map((group) =>
    nearest(
      value,
      group.map((denominator) => Math.round(value * denominator) / denominator),
    ),
  );
  const simple = candidates.find((candidate) => Math.abs(candidate - value) <= value * unnoticed);
  const best = simple ?? nearest(value, candidates);
  return best > 0 && Math.abs(best - value) <= Math.max(value * farthest, unmeasured) ? best : null;
}

/** A value that is a kitchen fraction already, in writing. */
export function fractionText(value: number): NumberText {
  const whole = Math.floor(value + 1e-4);
  const rest = value - whole;
  if (rest < 1e-4) return { whole: plainDigits(whole), fraction: null };
  const denominator = kitchenDenominators
    .flat()
    .find((candidate) => Math.abs(rest * candidate - Math.round(rest * candidate)) < 1e-3);
  if (denominator === undefined) return asDecimal(value);
  return {
    whole: whole === 0 ? '' : plainDigits(whole),
    fraction: [Math.round(rest * denominator), denominator],
  };
}

/** The smallest spoons, the pinch and the smidgen: a sixteenth and a thirty-second of a teaspoon. Null where neither is near. */
export function pinchText(value: number): NumberText | null {
  const denominator = [16, 32].find((parts) => Math.abs(value * parts - 1) <= 0.34);
  return denominator === undefined ? null : { whole: '', fraction: [1, denominator] };
}

/** "1 ½", for copying and plain text. */
export function numberText({ whole, fraction }: NumberText): string {
  if (fraction === null) return whole;
  const part = fraction.join('/');
  return [whole, signs[part] ?? part].filter(Boolean).join(' ');
}

/** "1 ½–2"; numbers that read the same are one. */
export function amountText(numbers: readonly NumberText[]): string {
  return numbers.map(numberText).join('–');
}

function nearest(value: number, candidates: readonly number[]): number {
  return candidates.reduce((best, candidate) =>
    Math.abs(candidate - value) < Math.abs(best - value) ? candidate : best,
  );
}

function firstFigure(value: number): number {
  return Number(value.toPrecision(1));
}

/** Digits without an exponent. */
function plainDigits(value: number): string {
  return Math.abs(value) >= 1e21 || (value !== 0 && Math.abs(value) < 1e-6)
    ? value.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 3 })
    : String(value);
}
