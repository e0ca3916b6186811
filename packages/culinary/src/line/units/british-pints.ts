import type { Amount } from '../../recipe/recipe.ts';
import { dialectUnits } from './dialect-units.data.ts';
import { wordTable } from '../../words/word-table.ts';

/** Fluid ounces in a British measure; an American one holds four fifths of them. */
const ouncesIn = wordTable<number>({ gill: 5, pint: 20, quart: 40, gallon: 160 });
/** Parts of a pint are rounded to whole ounces: "1/3 pint (7 fl oz)". */
const ROUNDED_BY = 0.06;

/** Whether amounts of one food state a pint, quart or gill and as many fluid ounces as a British one holds. `pours`: its ounces may be fluid ones. */
export function statesBritish(amounts: readonly Amount[], pours: boolean): boolean {
  const ounces = amounts.filter(
    ({ unit }) => unit === 'fluid-ounce' || (pours && unit === 'ounce'),
  );
  return amounts.some(({ quantity, unit }) => {
    const holds = (ouncesIn[unit ?? ''] ?? 0) * (quantity ?? 0);
    return (
      holds > 0 &&
      ounces.some((stated) => Math.abs((stated.quantity ?? 0) / holds - 1) < ROUNDED_BY)
    );
  });
}

/** The British measure of this name; other units as they are. */
export function britishUnit(unit: string | null): string | null {
  const isPoured = unit === 'ounce' || unit === 'fluid-ounce';
  const named = isPoured ? 'fluid-ounce' : unit !== null && unit in ouncesIn ? unit : null;
  return named === null ? unit : (dialectUnits['en-GB']?.[named as 'pint'] ?? unit);
}
