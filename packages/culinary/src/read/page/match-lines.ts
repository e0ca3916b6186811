import { comparable } from './comparable.ts';
import { lineWords, saysAll, saysAllInParts, type LineWords } from './same-food.ts';

interface Told extends LineWords {
  key: string;
}

const told = (line: string): Told => ({ ...lineWords(line), key: comparable(line) });

/** How the lines of two lists may say the same, surest first. */
const alike: readonly ((own: Told, other: Told) => boolean)[] = [
  (own, other) => own.key === other.key,
  (own, other) => saysAll(own, other),
  (own, other) => saysAll(other, own),
  (own, other) => saysAllInParts(own, other),
];

/** Which line of another list says the same as each of the lines, and perhaps more: of several the next behind the one before. */
export function matchLines(
  lines: readonly string[],
  others: readonly string[],
): ReadonlyMap<number, number> {
  const own = lines.map(told);
  const other = others.map(told);
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const isAlike of alike)
    for (const [at, line] of own.entries()) {
      if (found.has(at)) continue;
      const before = found.get(at - 1) ?? -1;
      const open = other.flatMap((candidate, index) =>
        !taken.has(index) && isAlike(line, candidate) ? [index] : [],
      );
      const match = open.find((index) => index > before) ?? open[0];
      if (match === undefined) continue;
      found.set(at, match);
      taken.add(match);
    }
  return found;
}
