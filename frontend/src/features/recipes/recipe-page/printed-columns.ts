import type { CSSProperties } from 'react';
import type { ShownIngredient } from '@convivio/culinary/scale';

/** Characters; what is longer breaks over lines. */
const widest = { amounts: 12, units: 11 };
/** Amounts are bold, and bold figures and letters are somewhat wider than the zero that `ch` measures. */
const widthOf = (characters: number, most: number) => `${(1.12 * Math.min(characters, most)).toFixed(2)}ch`;

/** On paper every line lays out its own columns: how wide those of amounts and units are for all. */
export function printedColumns(lines: readonly ShownIngredient[]): CSSProperties {
  const longest = (lengthOf: (line: ShownIngredient) => number) => lines.reduce((most, line) => Math.max(most, lengthOf(line)), 0);
  const amounts = longest(({ amount, computed }) => amount.map(({ whole, fraction }) => [whole, fraction?.join('/')].filter(Boolean).join(' ')).join('–').length + (computed ? 1 : 0));
  return { '--amounts': widthOf(amounts, widest.amounts), '--units': widthOf(longest(({ unit }) => unit.length), widest.units) } as CSSProperties;
}
