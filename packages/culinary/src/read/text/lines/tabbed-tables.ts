import { columnUnder, type TableColumn } from './table-heads.data.ts';
import { DISH_LABELS } from './table-heads.data.ts';
import { foldText } from '../../../words/fold.ts';
import { isAmountOnly } from './item-openings.ts';

const MOST_COLUMNS = 12;
const LONGEST_CELL = 40;
/** "Prep (min)" */
const LABEL = /^(\p{L}[\p{L}\s]{0,30}) \((\p{L}{1,8}\.?)\)$/u;
const FIGURE = /^\d{1,4}(?:[.,]\d+)?$/;

/**
 * A text out of a spreadsheet, its cells parted by tabs, without the columns that belong to no line, such as prices and shop aisles.
 * A dish behind its label stands alone, and a figure has the unit of its label: "Prep (min)" and "15" are "Prep: 15 min".
 */
export function withoutAsides(text: string): string {
  if (!text.includes('\t')) return text;
  let columns: (TableColumn | null)[] | null = null;
  return withRowsBegun(
    text.split('\n').map((line) => {
      const cells = line.replace(/\r$/, '').split('\t');
      if (cells.length < 2) {
        columns = null;
        return line;
      }
      const head = headOf(cells);
      if (head !== null) columns = head;
      else if (columns !== null && !isOfTable(cells, columns)) columns = null;
      if (columns === null) return labelled(cells) ?? line;
      const kept = cells.filter((_, at) => columns![at] !== 'aside');
      return kept.join('\t');
    }),
  ).join('\n');
}

/** A row below rows with amounts that has none begins where its words do: "", "", "oil for frying", or "", "pinch", "salt". */
function withRowsBegun(lines: readonly string[]): string[] {
  let width: number | null = null;
  return lines.map((line) => {
    const [first = '', ...more] = line.trimEnd().split('\t');
    if (first.trim() === '' && more.length + 1 === width) return line.trim();
    width = more.length > 0 && isAmountOnly(first.trim()) ? more.length + 1 : null;
    return line;
  });
}

/** What each column holds, where a row names foods, amounts and asides. */
function headOf(cells: readonly string[]): (TableColumn | null)[] | null {
  const named = cells.map((cell) => cell.trim());
  if (named.length > MOST_COLUMNS || named.some((cell) => cell.length > LONGEST_CELL)) return null;
  const columns = named.map((cell) => (cell === '' ? null : columnUnder(cell)));
  const isHead = named.every((cell, at) => cell === '' || columns[at] !== null);
  return isHead && columns.includes('food') && columns.includes('aside') ? columns : null;
}

const isOfTable = (cells: readonly string[], columns: readonly (TableColumn | null)[]): boolean =>
  (cells[columns.indexOf('food')] ?? '').trim() !== '';

/** A row of labels with their values. */
function labelled(cells: readonly string[]): string | null {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (said.length === 2 && DISH_LABELS.has(foldText(said[0]!).replace(/\s?:$/, '')))
    return said[1]!;
  const pairs = said.flatMap((cell, at) => {
    const [, label, unit] = at % 2 === 0 ? (LABEL.exec(cell) ?? []) : [];
    const value = said[at + 1] ?? '';
    return label && FIGURE.test(value) ? [`${label}: ${value} ${unit}`] : [];
  });
  return pairs.length > 0 && pairs.length * 2 === said.length ? pairs.join(' | ') : null;
}
