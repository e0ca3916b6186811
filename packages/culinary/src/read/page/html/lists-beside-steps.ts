import { Element, isTag, Text, type AnyNode } from 'domhandler';
import { looksLikeIngredient } from '../../../line/likelihood/ingredient-likelihood.ts';
import { instructs } from '../../doubts/instructs.ts';
import { headsItems, namesPart } from '../../headings/names-part.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { languageOf } from '../../language.ts';
import { tellsInSecondPerson } from '../../text/steps/second-person.ts';
import { looksLikeStep } from '../../text/steps/step-likelihood.ts';
import { descendants } from './element.ts';
import { htmlLines } from './html-lines.ts';
import { LIST_HEADS } from './lists-beside-steps.data.ts';

const fewestRows = 2;
const mostRows = 40;
const mostCells = 4;
const mostElements = 2000;
const fewestItems = 4;
const shortestStep = 25;
const shortestOfSeveral = 20;
const longestItem = 100;
const longestPart = 40;
const likeStep = 0.55;
const likeItem = 0.5;
/** So many lines beside the steps read as a list does. */
const listedShare = 0.7;

interface TableRow {
  /** The part of the dish that the row is for. */
  part: string | null;
  items: string[];
  steps: string[];
}

const childrenNamed = (parent: Element, names: readonly string[]): Element[] =>
  parent.children.filter((child): child is Element => isTag(child) && names.includes(child.name));

const rowsOf = (table: Element): Element[] =>
  childrenNamed(table, ['thead', 'tbody', 'tfoot', 'tr']).flatMap((part) =>
    part.name === 'tr' ? [part] : childrenNamed(part, ['tr']),
  );

const linesOf = (cell: Element): string[] => htmlLines(cell.children).map(({ text }) => text);

const isStep = (text: string): boolean =>
  text.length >= shortestStep &&
  (instructs(text) || looksLikeStep(text) >= likeStep || tellsInSecondPerson(text)) &&
  looksLikeIngredient(text) < likeItem;

/** Whether the lines of a cell tell what to do. */
const tells = (lines: readonly string[]): boolean =>
  lines.length > 0 &&
  lines.reduce((sum, line) => sum + line.length, 0) >= shortestOfSeveral * lines.length &&
  isStep(lines.join(' '));

/** Which cell of each row tells what to do: the first or the last of them all; null where they tell it elsewhere, or twice in a row. */
function toldSide(rows: readonly (readonly string[][])[]): 'first' | 'last' | null {
  const sides = new Set<'first' | 'last' | null>();
  for (const said of rows) {
    const [told, ...more] = [...said.keys()].filter((at) => tells(said[at]!));
    if (more.length > 0) return null;
    if (told !== undefined && said.length > 1)
      sides.add(told === said.length - 1 ? 'last' : told === 0 ? 'first' : null);
  }
  const [side = null] = sides;
  return sides.size === 1 ? side : null;
}

/** What the cells of a row say. */
function readRow(said: readonly string[][], side: 'first' | 'last'): TableRow {
  const at = side === 'first' ? 0 : said.length - 1;
  const mayTell =
    said.length > 1 &&
    said[at]!.join(' ').length >= shortestStep &&
    looksLikeIngredient(said[at]!.join(' ')) < likeItem;
  const told = mayTell || (said[at] && tells(said[at])) ? at : undefined;
  const steps = told === undefined ? [] : said[told]!;
  const beside = said.filter((lines, at) => at !== told && lines.length > 0);
  const [only] = beside;
  if (beside.length === 0) return { part: null, items: [], steps };
  if (beside.length === 1 && steps.length === 0 && only!.length === 1 && isPart(only![0]!))
    return { part: only![0]!, items: [], steps };
  // "1", "The sauce": the number of the row, or its part.
  const first = beside.length > 1 && only!.length === 1 ? only![0]! : '';
  const isNumber = /^\W{0,3}\d{1,2}(?:[.:h]\d{2})?\W{0,3}$/u.test(first) && beside[1]!.length > 1;
  const isNamed =
    isNumber || (/^[^\d.!?]{3,40}$/u.test(first) && beside[1]!.length > 1) || isPart(first);
  const lists = isNamed ? beside.slice(1) : beside;
  // "40 g" | "butter"
  const isInPieces = lists.length > 1 && lists.every((lines) => lines.length === 1);
  return {
    part: isNamed && !isNumber ? first : null,
    items: isInPieces ? [lists.flat().join(' ')] : lists.flat(),
    steps,
  };
}

const isPart = (text: string): boolean =>
  text.length > 2 &&
  text.length <= longestPart &&
  !/\d/.test(text) &&
  (headsItems(text) || namesPart(text) || looksLikeIngredient(text) < likeItem) &&
  !/[.!?]$/u.test(text);

/** The lists and steps of a table in whose rows they stand side by side; null for other tables. */
function readTable(table: Element): TableRow[] | null {
  const rows = rowsOf(table);
  if (rows.length < fewestRows || rows.length > mostRows) return null;
  const inside = descendants(table);
  if (
    inside.length > mostElements ||
    inside.some(({ name, attribs }) => name === 'table' || attribs['itemprop'] !== undefined)
  )
    return null;
  const [head, ...others] = rows;
  const cells = (row: Element) => childrenNamed(row, ['td', 'th']);
  const isHead = isHeadRow(cells(head!));
  const told = (isHead ? others : rows).map(cells);
  if (told.some((row) => row.length > mostCells)) return null;
  const said = told.map((row) => row.map(linesOf));
  const side = toldSide(said);
  if (side === null) return null;
  const read = said.filter((row) => row.length > 0).map((row) => readRow(row, side));
  const items = read.flatMap((row) => row.items).filter((line) => !headsItems(line));
  const telling = read.filter(({ steps }) => steps.length > 0);
  const listed = items.filter(
    (line) => line.length <= longestItem && looksLikeIngredient(line) > likeItem,
  );
  const besides = telling.filter((row) => row.items.length > 0);
  return telling.length >= fewestRows &&
    besides.length >= fewestRows &&
    items.length >= fewestItems &&
    items.length > telling.length &&
    listed.length >= listedShare * items.length
    ? read
    : null;
}

/** "Ce qu'il faut | Ce qu'on en fait" */
const isHeadRow = (cells: readonly Element[]): boolean =>
  cells.length > 1 &&
  (cells.every(({ name }) => name === 'th') ||
    cells.some((cell) => sectionHeading(linesOf(cell).join(' '))?.rest === '')) &&
  cells.every((cell) => {
    const lines = linesOf(cell);
    return lines.length <= 1 && (lines[0] ?? '').length <= longestPart;
  });

/** Puts the list of such tables before their steps, as other pages have them. */
export function partListsFromSteps(elements: readonly Element[]): boolean {
  let isChanged = false;
  for (const table of elements) {
    if (table.name !== 'table' || !table.parent) continue;
    const rows = readTable(table);
    if (rows === null) continue;
    const language =
      languageOf(rows.flatMap(({ items, steps }) => [...items, ...steps]).join(' ')) ?? 'en';
    const [list, method] = LIST_HEADS[language] ?? LIST_HEADS['en']!;
    replace(table, [
      element('h4', [text(list)]),
      ...rows.flatMap((row) => listOf(row)),
      element('h4', [text(method)]),
      element(
        'ol',
        rows.flatMap(({ steps }) => steps.map((step) => element('li', [text(step)]))),
      ),
    ]);
    isChanged = true;
  }
  return isChanged;
}

/** The list of a row, its parts parted by their names. */
function listOf({ part, items }: TableRow): Element[] {
  const blocks: Element[] =
    part === null ? [] : [element('h5', [text(part.replace(/\s*[:：]?$/u, ':'))])];
  let list: Element | null = null;
  for (const item of items) {
    if (headsItems(item) || (/[:：]$/u.test(item) && isPart(item))) {
      blocks.push(element('h5', [text(item)]));
      list = null;
      continue;
    }
    if (list === null) blocks.push((list = element('ul', [])));
    adopt(list, [...list.children, element('li', [text(item)])]);
  }
  return blocks;
}

const text = (said: string): Text => new Text(said);

function element(name: string, children: AnyNode[]): Element {
  const made = new Element(name, {});
  adopt(made, children);
  return made;
}

function adopt(parent: Element, children: AnyNode[]): void {
  parent.children = children as Element['children'];
  for (const [at, child] of children.entries()) {
    child.parent = parent;
    child.prev = (children[at - 1] ?? null) as typeof child.prev;
    child.next = (children[at + 1] ?? null) as typeof child.next;
  }
}

/** The table stays as a box around what it says, and is no picture. */
function replace(table: Element, children: Element[]): void {
  table.name = 'div';
  if (table.parent && isTag(table.parent) && table.parent.name === 'figure')
    table.parent.name = 'div';
  adopt(table, children);
}
