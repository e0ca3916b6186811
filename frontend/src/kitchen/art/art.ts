import { choose } from './choose.ts';
import { compose, type Format } from './compose.ts';
import type { Motif } from './motif.ts';

export const square: Format = { width: 100, height: 100 };
export const wide: Format = { width: 140, height: 100 };

const KEPT = 500;
const drawn = new Map<string, string>();

/**
 * The placeholder picture of a recipe, as the inside of an SVG; `motif` is the one its title asks for.
 * The same title and category always give the same picture.
 */
export function art(
  title: string,
  category: string,
  motif: Motif,
  format: Format = square,
): string {
  const key = `${format.width}x${format.height}|${category}|${title}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const picture = compose(choose(title, category, motif), motif, format);
  if (drawn.size >= KEPT) drawn.delete(drawn.keys().next().value!);
  drawn.set(key, picture);
  return picture;
}
