import type { PantryLine } from './pantry-line.ts';

/** Grams and millilitres above this are told in steps of 50, those below in steps of 5. */
const FINE = 100;

/** A line for more or less of it, rounded as a cook writes it: 337 g are 350 g. Pieces are whole above one, and never less than a half. */
export function times(line: PantryLine, factor: number): PantryLine {
  if (line.quantity === null || factor === 1) return line;
  const isKilo = line.unit === 'kg';
  const quantity = line.quantity * factor * (isKilo ? 1000 : 1);
  const unit = isKilo ? 'g' : line.unit;
  // Nobody is left with half a mango.
  if (unit === null && quantity > 1) return { ...line, quantity: Math.ceil(quantity) };
  const step = unit === 'g' || unit === 'ml' ? (quantity > FINE ? 50 : 5) : quantity > 2 ? 1 : 0.5;
  const rounded = Math.max(step, Math.round(quantity / step) * step);
  return isKilo && rounded >= 1000
    ? { ...line, quantity: rounded / 1000 }
    : { ...line, quantity: rounded, unit };
}

const fractions: readonly (readonly [number, string])[] = [
  [0.25, '1/4'],
  [0.5, '1/2'],
  [0.75, '3/4'],
];

/** "1 1/2"; empty where none is stated. */
export function writtenAmount({ quantity, unit }: PantryLine): string {
  if (quantity === null) return '';
  const whole = Math.floor(quantity);
  const fraction = fractions.find(([part]) => Math.abs(quantity - whole - part) < 0.01);
  if (fraction === undefined || unit === 'kg') return String(Number(quantity.toFixed(2)));
  return whole === 0 ? fraction[1] : `${whole} ${fraction[1]}`;
}
