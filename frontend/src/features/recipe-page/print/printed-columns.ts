import type { CSSProperties } from 'react';
import type { ShownIngredient } from '@convivio/culinary/show';
import { furtherDigit, letterWidths, otherLetter, shortFraction } from './letter-widths.data.ts';

/** In widths of the zero; what is longer breaks over lines. */
const widest = { amounts: 9, units: 9 };

const textWidth = (text: string) =>
  [...text].reduce((width, letter) => width + (letterWidths[letter] ?? otherLetter), 0);

function amountWidth({ amount, computed }: ShownIngredient): number {
  const numbers = amount.map(
    ({ whole, fraction }) =>
      textWidth(whole) +
      (whole && fraction ? textWidth(' ') : 0) +
      (fraction ? fractionOf(fraction.join('')) : 0),
  );
  return (
    numbers.reduce((sum, width) => sum + width, 0) +
    textWidth('–') * Math.max(0, numbers.length - 1) +
    (computed ? textWidth('~') : 0)
  );
}

const fractionOf = (digits: string) => shortFraction + furtherDigit * (digits.length - 2);

/** On paper every line lays out its own columns: how wide those of amounts and units are for all. */
export function printedColumns(lines: readonly ShownIngredient[]): CSSProperties {
  const column = (widthOf: (line: ShownIngredient) => number, most: number) => {
    const width = Math.min(most, Math.max(0, ...lines.map(widthOf)));
    return `${Math.ceil(width * 100) / 100}ch`;
  };
  return {
    '--amounts': column(amountWidth, widest.amounts),
    '--units': column(({ unit }) => textWidth(unit), widest.units),
  } as CSSProperties;
}
