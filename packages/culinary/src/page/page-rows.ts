import { isTag, type Element } from 'domhandler';
import type { HtmlLine } from './html-lines.ts';

/** What a reader takes for one entry: a list item, a paragraph, a table row, or several short lines that lie side by side. */
export interface Row {
  text: string;
  heading: number;
  bold: boolean;
  block: Element | null;
  /** The entry's own element; null for lines that only a line break parts. */
  item: Element | null;
  /** What holds this entry and its neighbours. */
  parent: Element | null;
  /** Tag and class of the item: neighbours of one list share them. */
  kind: string;
}

const parentOf = (element: Element | null): Element | null => (element?.parent && isTag(element.parent) ? element.parent : null);
const kindOf = (element: Element): string => (element.name === 'li' || element.name === 'tr' || element.name === 'dt' || element.name === 'dd' ? element.name : `${element.name}.${element.attribs['class'] ?? ''}`);

/** How many lines each element holds. */
function countLines(lines: readonly HtmlLine[]): Map<Element, number> {
  const counts = new Map<Element, number>();
  for (const line of lines) for (let at = line.block; at; at = parentOf(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

const mostCells = 4;
const longestCell = 60;
const longestRow = 130;

/** Whether the element is one of several alike that each hold a few lines: a row of cells made of blocks. */
function isRowOfCells(element: Element, counts: Map<Element, number>, kinds: Map<string, number>): boolean {
  const parent = parentOf(element);
  if (!parent || /^(?:body|html|main|article|section|ul|ol|dl|table|tbody)$/.test(element.name)) return false;
  const alike = parent.children.filter((child): child is Element => isTag(child) && child.name === element.name && counts.has(child) && (element.name === 'li' || sameStem(child, element)));
  const enough = alike.length >= (element.name === 'li' || element.name === 'tr' ? 2 : 3) || (element.attribs['class'] !== undefined && (kinds.get(kindOf(element)) ?? 0) >= 4);
  return enough && alike.every((child) => counts.get(child)! <= mostCells);
}

/** Alike by their first class: later ones often say "first", "odd" or "checked". */
const sameStem = (a: Element, b: Element) => (a.attribs['class'] ?? '').trim().split(/\s+/)[0] === (b.attribs['class'] ?? '').trim().split(/\s+/)[0];

/** The highest element that holds no more lines than this one. */
function outermostOf(element: Element, counts: Map<Element, number>): Element {
  let at = element;
  for (let parent = parentOf(at); parent && at.name !== 'li' && counts.get(parent) === counts.get(element); parent = parentOf(at)) at = parent;
  return at;
}

/** The innermost element around a line that is a row of cells. */
function rowElement(line: HtmlLine, counts: Map<Element, number>, kinds: Map<string, number>, known: Map<Element, boolean>): Element | null {
  for (let at = line.block; at && (counts.get(at) ?? 0) <= mostCells; at = parentOf(at)) {
    if ((counts.get(at) ?? 0) < 2) continue;
    let is = known.get(at);
    if (is === undefined) known.set(at, (is = isRowOfCells(at, counts, kinds)));
    if (is) return at;
  }
  return null;
}

function itemOf(line: HtmlLine, counts: Map<Element, number>): Element | null {
  let item: Element | null = null;
  let steps = 0;
  for (let at = line.block; at && steps < 12; at = parentOf(at), steps++) {
    if (at.name === 'li' || at.name === 'tr' || at.name === 'dt' || at.name === 'dd') return at;
    if (counts.get(at) === 1) item = at;
    else if (steps > 3) break;
  }
  return item;
}

/** Brings the lines of a page to rows. */
export function pageRows(lines: readonly HtmlLine[]): Row[] {
  const counts = countLines(lines);
  const kinds = new Map<string, number>();
  for (const [element, count] of counts) if (count > 1 && count <= mostCells) kinds.set(kindOf(element), (kinds.get(kindOf(element)) ?? 0) + 1);
  const known = new Map<Element, boolean>();
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const element = rowElement(line, counts, kinds, known);
    const size = element ? counts.get(element)! : 1;
    const cells = lines.slice(at, at + size);
    // Lines that only line breaks part are entries of their own.
    const joins = element !== null && new Set(cells.map((cell) => cell.block)).size === size && cells.every((cell) => cell.text.length <= longestCell && cell.heading === 0) && cells.reduce((sum, cell) => sum + cell.text.length, 0) <= longestRow;
    if (joins) {
      const item = outermostOf(element, counts);
      rows.push({ text: cells.map((cell) => cell.text).join(' '), heading: 0, bold: cells.every((cell) => cell.bold), block: line.block, item, parent: parentOf(item), kind: kindOf(item) });
      at += size - 1;
      continue;
    }
    const previous = rows.at(-1);
    if (line.block?.name === 'dd' && previous?.item?.name === 'dt' && previous.text.length <= longestCell && line.text.length <= longestCell) {
      previous.text = `${previous.text.replace(/[:：]$/, '')}: ${line.text}`;
      previous.bold = false;
      continue;
    }
    const item = itemOf(line, counts);
    rows.push({ text: line.text, heading: line.heading, bold: line.bold, block: line.block, item, parent: item ? parentOf(item) : line.block, kind: item ? kindOf(item) : 'break' });
  }
  return rows;
}
