import { formatDollars, formatExactDollars } from '../parts/formats.ts';

/** US dollars a day; what is more was not meant. */
export const MOST_DOLLARS = 100_000;

/** Dollars a day as they are typed: null of nothing, which is no limit; undefined of what is no such amount. */
export function amountIn(text: string): number | null | undefined {
  const typed = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(',', '.');
  if (typed === '') return text.trim() === '' ? null : undefined;
  if (!/^\d*\.?\d+$|^\d+\.$/.test(typed)) return undefined;
  const amount = Number(typed);
  const isKept = amount === 0 || amount >= 0.000_001;
  return amount <= MOST_DOLLARS && isKept ? amount : undefined;
}

/** "$0.50", "no limit". What a cent would not show has four decimals. */
export function limitWords(dollars: number | null): string {
  if (dollars === null) return 'no limit';
  return spentWords(dollars);
}

/** "$0.50 a day", "no limit". */
export const dayLimitWords = (dollars: number | null): string =>
  dollars === null ? limitWords(null) : `${limitWords(dollars)} a day`;

export const spentWords = (dollars: number): string =>
  Math.round(dollars * 100) === dollars * 100
    ? formatDollars(dollars)
    : formatExactDollars(dollars);
