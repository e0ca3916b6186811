import { isTag, type Element } from 'domhandler';
import { sectionHeading } from '../../headings/section-heading.ts';
import { foldText } from '../../../words/fold.ts';
import { beginningOf } from '../html/element.ts';
import { tidyText } from '../html/page-text.ts';
import { columnNames, systemColumns } from './table-heads.data.ts';
import type { Row } from './page-rows.ts';

const mostColumns = 12;
const longestName = 40;

/** The cells of a table's row; none where it has too many. */
function cellsOf(row: Element): Element[] {
  const cells: Element[] = [];
  for (let at = row.firstChild; at && cells.length <= mostColumns; at = at.next)
    if (isTag(at) && (at.name === 'td' || at.name === 'th')) cells.push(at);
  return cells.length > mostColumns ? [] : cells;
}

const names = new WeakMap<Element, string>();
/** What a cell says, where it may be the name of a column; a figure is none. */
function nameOf(cell: Element): string {
  const known = names.get(cell);
  if (known !== undefined) return known;
  const text = beginningOf(cell, longestName);
  const name = /\d/.test(text)
    ? text
    : foldText(tidyText(text))
        .replace(/[([][^()[\]]{0,40}[)\]]/g, '')
        .replace(/[\s:*]+$/, '');
  names.set(cell, name);
  return name;
}

const isSystem = (cell: Element): boolean => systemColumns.has(nameOf(cell));
const sectionOf = (cell: Element) => {
  const heading = sectionHeading(nameOf(cell));
  return heading?.rest === '' ? heading.section : null;
};
const isColumnName = (cell: Element): boolean =>
  nameOf(cell) === '' ||
  columnNames.has(nameOf(cell)) ||
  isSystem(cell) ||
  sectionOf(cell) !== null;

/** What the columns of a table hold. */
export type TableHead = 'ingredients' | 'several';

/** What the columns below a row of a table hold, where it names them: a list of ingredients, or several things. */
export function tableHead(row: Row): TableHead | null {
  if (row.item?.name !== 'tr' || /\d/.test(row.text)) return null;
  const cells = cellsOf(row.item);
  const isMarked = row.bold || cells.every(({ name }) => name === 'th');
  if (!isMarked && !cells.every((cell) => columnNames.has(nameOf(cell)))) return null;
  const named = cells.filter((cell) => nameOf(cell) !== '');
  if (named.length < 2 || !named.every(isColumnName)) return null;
  const isOfIngredients = named.some(
    (cell) => columnNames.has(nameOf(cell)) || isSystem(cell) || sectionOf(cell) === 'ingredients',
  );
  return isOfIngredients && !named.some((cell) => sectionOf(cell) === 'instructions')
    ? 'ingredients'
    : 'several';
}

/** Cells that say in another system of measures what one before them says: below "Ingredient | US | Metric". */
export function otherSystemCells(elements: readonly Element[]): ReadonlySet<Element> {
  const others = new Set<Element>();
  const columns = new Map<unknown, { count: number; systems: number[] }>();
  for (const row of elements) {
    if (row.name !== 'tr') continue;
    const table = tableOf(row);
    const cells = cellsOf(row);
    const head = columns.get(table);
    if (head?.count === cells.length) {
      const taken = head.systems.find((at) => saysSomething(cells[at]!)) ?? head.systems[0];
      for (const at of head.systems) if (at !== taken) others.add(cells[at]!);
      continue;
    }
    const systems = [...cells.keys()].filter((at) => isSystem(cells[at]!));
    if (systems.length < 2 || !cells.every(isColumnName)) continue;
    columns.set(table, { count: cells.length, systems });
    systems.slice(1).forEach((at) => others.add(cells[at]!));
  }
  return others;
}

/** The cells below a head that names tools beside the words of a step: "Step | What to do | Equipment". */
export function toolCells(elements: readonly Element[]): ReadonlySet<Element> {
  const found = new Set<Element>();
  const columns = new Map<unknown, { count: number; tools: number[] }>();
  for (const row of elements) {
    if (row.name !== 'tr') continue;
    const table = tableOf(row);
    const cells = cellsOf(row);
    const head = columns.get(table);
    if (head === undefined) columns.set(table, { count: cells.length, tools: toolColumns(cells) });
    else if (head.count === cells.length) for (const at of head.tools) found.add(cells[at]!);
  }
  return found;
}

/** Where a first row of heads names tools and not a list beside them. */
function toolColumns(cells: readonly Element[]): number[] {
  const isHead = cells.length > 1 && cells.every(({ name }) => name === 'th');
  if (!isHead || cells.some((cell) => sectionOf(cell) === 'ingredients')) return [];
  return [...cells.keys()].filter((at) => sectionOf(cells[at]!) === 'equipment');
}

const saysSomething = (cell: Element): boolean =>
  /[\p{L}\p{N}]/u.test(beginningOf(cell, longestName));

const tableParts = new Set(['thead', 'tbody', 'tfoot']);
const tableOf = ({ parent }: Element) =>
  parent && isTag(parent) && tableParts.has(parent.name) ? parent.parent : parent;
