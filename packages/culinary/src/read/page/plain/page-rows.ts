import { isTag, type Element } from 'domhandler';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { isBareDuration } from '../../../words/durations.ts';
import { labelSection } from '../../headings/section-heading.ts';
import { isWithin } from '../html/element.ts';
import type { HtmlLine } from '../html/html-lines.ts';
import { elementBeside, headsItems } from './terms-of-items.ts';

/** What a reader takes for one entry: a list item, a paragraph, a table row, or several short lines that lie side by side. */
export interface Row {
  text: string;
  heading: number;
  bold: boolean;
  /** Whether all of its words are a link. */
  linked: boolean;
  /** Whether most of its letters are links. */
  mostlyLinked: boolean;
  block: Element | null;
  /** The entry's own element; null for lines that only a line break parts. */
  item: Element | null;
  /** What holds this entry and its neighbours. */
  parent: Element | null;
  /** Tag and class of the item: neighbours of one list share them. */
  kind: string;
}

const longestClass = 200;
const parentOf = (element: Element | null): Element | null =>
  element?.parent && isTag(element.parent) ? element.parent : null;
const kindOf = (element: Element): string =>
  element.name === 'li' || element.name === 'tr' || element.name === 'dt' || element.name === 'dd'
    ? element.name
    : `${element.name}.${(element.attribs['class'] ?? '').slice(0, longestClass)}`;

/** A sentence or a bulleted line is no cell of a row. */
const isOwnEntry = (text: string): boolean =>
  /^[•·▢□◦●○☐✓✔]/u.test(text) || (/[.!]$/.test(text) && text.split(' ').length > 4);

/** How many lines each element holds. */
function countLines(lines: readonly HtmlLine[]): Map<Element, number> {
  const counts = new Map<Element, number>();
  for (const line of lines)
    for (let at = line.block; at; at = parentOf(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

const mostCells = 4;
const longestCell = 60;
const longestRow = 130;
const amountInFront = /^[\d¼-¾⅐-⅞]/;

/** Alike by tag and first class: later classes often say "first", "odd" or "checked". */
const stemOf = (element: Element): string =>
  element.name === 'li'
    ? 'li'
    : `${element.name}.${(element.attribs['class'] ?? '').slice(0, longestClass).trim().split(/\s+/)[0]}`;

const listTags = new Set([
  'body',
  'html',
  'main',
  'article',
  'section',
  'ul',
  'ol',
  'dl',
  'table',
  'tbody',
]);

/** Tells which elements are one of several alike that each hold a few lines: a row of cells made of blocks. */
class CellRows {
  private readonly counts: Map<Element, number>;
  /** How many elements of a kind the page has that hold a few lines each. */
  private readonly kinds = new Map<string, number>();
  private readonly families = new Map<Element, Map<string, { members: number; small: boolean }>>();

  constructor(counts: Map<Element, number>) {
    this.counts = counts;
    for (const [element, count] of counts)
      if (count > 1 && count <= mostCells)
        this.kinds.set(kindOf(element), (this.kinds.get(kindOf(element)) ?? 0) + 1);
  }

  has(element: Element): boolean {
    const parent = parentOf(element);
    if (!parent || listTags.has(element.name)) return false;
    const family = this.familyOf(parent).get(stemOf(element));
    if (!family?.small) return false;
    return (
      family.members >= (element.name === 'li' || element.name === 'tr' ? 2 : 3) ||
      (element.attribs['class'] !== undefined && (this.kinds.get(kindOf(element)) ?? 0) >= 4)
    );
  }

  private familyOf(parent: Element): Map<string, { members: number; small: boolean }> {
    let families = this.families.get(parent);
    if (families) return families;
    families = new Map();
    for (const child of parent.children) {
      if (!isTag(child)) continue;
      const count = this.counts.get(child);
      if (!count) continue;
      const family = families.get(stemOf(child)) ?? { members: 0, small: true };
      families.set(stemOf(child), {
        members: family.members + 1,
        small: family.small && count <= mostCells,
      });
    }
    this.families.set(parent, families);
    return families;
  }
}

/** The highest element that holds no more lines than this one. */
function outermostOf(element: Element, counts: Map<Element, number>): Element {
  let at = element;
  for (
    let parent = parentOf(at);
    parent && at.name !== 'li' && counts.get(parent) === counts.get(element);
    parent = parentOf(at)
  )
    at = parent;
  return at;
}

/** The innermost element around a line that is a row of cells. */
function rowElement(line: HtmlLine, counts: Map<Element, number>, rows: CellRows): Element | null {
  for (let at = line.block; at && (counts.get(at) ?? 0) <= mostCells; at = parentOf(at))
    if (counts.get(at)! > 1 && rows.has(at)) return at;
  return null;
}

/** Whether the cells are all that the element holds, and none of them an entry of a list of its own. */
function isWholeRow(
  cells: readonly HtmlLine[],
  before: HtmlLine | undefined,
  element: Element,
): boolean {
  const holds = (line: HtmlLine | undefined) =>
    line?.block != null && isWithin(line.block, element);
  return (
    !holds(before) &&
    cells.every(holds) &&
    new Set(cells.map((cell) => entryOf(cell.block, element))).size === 1
  );
}

/**
 * "Under 45 min", "19 ingredients", "Easy" side by side are a fact each; with a label beside it, a
 * time belongs to that. Short units ("6 g") also measure food.
 */
function statesOwnFact(cells: readonly HtmlLine[]): boolean {
  return (
    cells.some((cell) => /\p{L}{3}/u.test(cell.text) && isBareDuration(cell.text)) &&
    !cells.some((cell) => labelSection(cell.text)?.rest === '')
  );
}

function entryOf(block: Element | null, within: Element): Element | null {
  for (let at = block; at && at !== within; at = parentOf(at)) if (at.name === 'li') return at;
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

/** Whether lines are the cells of one row. Lines that only line breaks part are entries of their own. */
function areCells(
  cells: readonly HtmlLine[],
  before: HtmlLine | undefined,
  element: Element,
): boolean {
  return (
    isWholeRow(cells, before, element) &&
    new Set(cells.map((cell) => cell.block)).size === cells.length &&
    cells.filter((cell) => looksLikeIngredient(cell.text) > 0.6 && amountInFront.test(cell.text))
      .length < 2 &&
    !statesOwnFact(cells) &&
    cells.every(
      (cell) => cell.text.length <= longestCell && cell.heading === 0 && !isOwnEntry(cell.text),
    ) &&
    cells.reduce((sum, cell) => sum + cell.text.length, 0) <= longestRow
  );
}

function rowOfCells(cells: readonly HtmlLine[], item: Element): Row {
  return {
    text: cells.map((cell) => cell.text).join(' '),
    heading: 0,
    bold: cells.every((cell) => cell.bold),
    linked: cells.every((cell) => cell.linked),
    mostlyLinked: cells.every((cell) => cell.mostlyLinked),
    block: cells[0]!.block,
    item,
    parent: parentOf(item),
    kind: kindOf(item),
  };
}

/** Joins a value of a list of definitions to its name, where both are short. */
function joinsTerm(line: HtmlLine, term: Row | undefined): boolean {
  if (
    line.block?.name !== 'dd' ||
    term?.item?.name !== 'dt' ||
    headsItems(line.block) ||
    term.text.length > longestCell ||
    line.text.length > longestCell
  )
    return false;
  term.text = amountInFront.test(term.text)
    ? `${term.text} ${line.text}`
    : `${term.text.replace(/[:：]$/, '')}: ${line.text}`;
  term.bold = false;
  return true;
}

const COUNTER = /^\d{1,2}$/;
const fewestCounted = 3;

/** The rows of cells whose first cell counts them, from one on, each in its list: steps beside their numbers, not amounts beside foods. */
function countedRows(
  lines: readonly HtmlLine[],
  elementOf: (line: HtmlLine) => Element | null,
): Set<Element> {
  const firsts = new Map<Element, string>();
  for (const line of lines) {
    const element = elementOf(line);
    if (element && !firsts.has(element)) firsts.set(element, line.text);
  }
  const lists = Map.groupBy([...firsts], ([element]) => parentOf(element));
  return new Set(
    [...lists.values()]
      .filter(
        (rows) =>
          rows.length >= fewestCounted &&
          rows.every(([, text], at) => COUNTER.test(text) && Number(text) === at + 1),
      )
      .flatMap((rows) => rows.map(([element]) => element)),
  );
}

/** Brings the lines of a page to rows. */
export function pageRows(lines: readonly HtmlLine[]): Row[] {
  const counts = countLines(lines);
  const cellRows = new CellRows(counts);
  const elementOf = (line: HtmlLine) => rowElement(line, counts, cellRows);
  const counted = countedRows(lines, elementOf);
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const element = elementOf(line);
    if (element && !counted.has(element)) {
      const cells = lines.slice(at, at + counts.get(element)!);
      if (areCells(cells, lines[at - 1], element)) {
        rows.push(rowOfCells(cells, outermostOf(element, counts)));
        at += cells.length - 1;
        continue;
      }
    }
    if (joinsTerm(line, rows.at(-1))) continue;
    const item = itemOf(line, counts);
    rows.push({
      text: line.text,
      heading: line.heading,
      bold:
        line.bold || (line.block?.name === 'dt' && headsItems(elementBeside(line.block, 'next'))),
      linked: line.linked,
      mostlyLinked: line.mostlyLinked,
      block: line.block,
      item,
      parent: item ? parentOf(item) : line.block,
      kind: item ? kindOf(item) : 'break',
    });
  }
  return rows;
}
