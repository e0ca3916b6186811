import type { Amount } from '../../recipe/recipe.ts';
import { unitById } from '../units/units.ts';

/** `second` added to `first`, in the unit of the first; null when they cannot be added. */
export function sumOf(first: Amount, second: Amount): Amount | null {
  const a = first.unit === null ? null : unitById(first.unit);
  const b = second.unit === null ? null : unitById(second.unit);
  if (
    first.quantity === null ||
    second.quantity === null ||
    a?.metric == null ||
    b?.metric == null ||
    a.kind !== b.kind
  )
    return null;
  const add = (x: number, y: number): number =>
    Math.round((x + (y * (b.metric ?? 0)) / (a.metric ?? 1)) * 1e5) / 1e5;
  return {
    quantity: add(first.quantity, second.quantity),
    quantityMax:
      first.quantityMax === null && second.quantityMax === null
        ? null
        : add(first.quantityMax ?? first.quantity, second.quantityMax ?? second.quantity),
    unit: first.unit,
  };
}

/** What some packages hold together. */
export function totalOf(size: Amount, count: Amount): Amount {
  const least = count.quantity ?? 1;
  const most = count.quantityMax ?? least;
  const low = size.quantity ?? 0;
  const high = size.quantityMax ?? low;
  return {
    quantity: least * low,
    quantityMax: most * high > least * low ? most * high : null,
    unit: size.unit,
  };
}
