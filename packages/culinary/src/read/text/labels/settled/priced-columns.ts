import type { TextLine } from '../../lines/page-line.ts';
import type { LabelledLine } from '../line-label.ts';

/** Fewer prices are no column of them. */
const FEWEST = 3;
/** "7,90 €/kg", "£1.19", "1,29 € l'etto": a price, and of how much. */
const PRICE =
  /^(?:[€$£]\s?)?\d{1,4}(?:[.,]\d{2})?\s?(?:[€$£]|eur(?:os?)?|chf)?(?:\s?(?:\/|per|pro|je|al?|l['’]|la|le|il)?\s?[\p{L}'’\d ]{0,14})?$/iu;
const MONEY = /[€$£]|(?<!\p{L})(?:eur|euros?|chf)(?!\p{L})/iu;

/**
 * The labels of a leaflet on which a shop shows what it sells in one column and what that costs in the next: neither is of the recipe
 * beside them.
 */
export function withoutPricedColumns(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const columns = Map.groupBy(lines.keys(), (at) => `${lines[at]!.page} ${lines[at]!.column}`);
  const offered = new Set<number>();
  for (const prices of columns.values()) {
    if (prices.length < FEWEST || !prices.every((at) => isPrice(lines[at]!.text))) continue;
    const goods = prices.map((price) => goodsOf(lines, lines[price]!));
    const listed = goods.filter((at) => labels[at]?.label === 'I');
    // What the foods of a list cost, a kitchen reckons beside it.
    const areClose = prices.slice(1).every((at) => lines[at]!.gap < APART);
    if (goods.includes(-1) || (areClose && 2 * listed.length >= goods.length)) continue;
    for (const at of [...goods, ...prices]) offered.add(at);
  }
  return labels.map((found, at) =>
    offered.has(at) ? { ...found, label: 'X', told: 0, listed: 0 } : found,
  );
}

/** What stands at the left of a price, in its row or a little above; -1 where nothing does. */
const goodsOf = (lines: readonly TextLine[], { page, x, y, size }: TextLine): number =>
  lines.findLastIndex(
    (line) =>
      line.page === page &&
      line.x < x &&
      line.right <= x + size &&
      line.y > y - ABOVE * size &&
      line.y < y + size &&
      !isPrice(line.text),
  );
/** In lines: the rows of a list stand closer than the offers of a leaflet. */
const APART = 1;
/** In sizes of a price. */
const ABOVE = 2.5;

const isPrice = (text: string): boolean => MONEY.test(text) && PRICE.test(text.trim());
