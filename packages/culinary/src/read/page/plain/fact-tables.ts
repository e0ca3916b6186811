import { isTag, type Element } from 'domhandler';
import { foldText } from '../../../words/fold.ts';
import { labelSection, sectionHeading } from '../../headings/section-heading.ts';
import { beginningOf } from '../html/element.ts';
import type { HtmlLine } from '../html/html-lines.ts';
import { tidyText } from '../html/page-text.ts';
import { columnNames } from './table-heads.data.ts';

const mostColumns = 8;
const longestHead = 40;
const longestValue = 60;

/** The row of a table that a line stands in. */
function rowOf({ block }: HtmlLine): Element | null {
  let at: Element | null = block;
  while (at && at.name !== 'tr' && (at.name === 'td' || at.name === 'th' || at === block))
    at = at.parent && isTag(at.parent) ? at.parent : null;
  return at?.name === 'tr' ? at : null;
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter(
    (cell): cell is Element => isTag(cell) && (cell.name === 'td' || cell.name === 'th'),
  );
const textOf = (cell: Element): string => tidyText(beginningOf(cell, longestValue + 1)).trim();

const facts: ReadonlySet<string> = new Set([
  'yield',
  'prepTime',
  'cookTime',
  'totalTime',
  'restTime',
]);
/** "Ingredient", "Amount" */
const namesColumn = (head: string): boolean =>
  columnNames.has(foldText(head)) || sectionHeading(head)?.section === 'ingredients';
const namesFact = (head: string): boolean => {
  const label = labelSection(head);
  return label?.rest === '' && facts.has(label.section);
};
/** Whether cells are names of facts: "Serves | Time | Difficulty". */
const areHeads = (heads: readonly string[]): boolean =>
  heads.length > 1 &&
  heads.length <= mostColumns &&
  heads.every((head) => /\p{L}{3}/u.test(head) && !/\d/.test(head) && head.length <= longestHead) &&
  !heads.some((head) => namesColumn(head) && !namesFact(head)) &&
  heads.some(namesFact);

/** The lines of a page, each value below the name of a fact behind that name: "Serves | Time" above "4 | half an hour". */
export function withFactsBelowHeads(lines: readonly HtmlLine[]): readonly HtmlLine[] {
  const found: HtmlLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line, below] = [lines[at]!, lines[at + 1]];
    const row = rowOf(line);
    const next = row && below ? rowOf(below) : null;
    const told = row && next && next !== row ? factsOf(row, next) : null;
    if (told === null || (lines[at + 2] && rowOf(lines[at + 2]!) === next)) {
      found.push(line);
      continue;
    }
    found.push(...told.map((text) => ({ ...below!, text, bold: false })));
    at++;
  }
  return found;
}

function factsOf(row: Element, next: Element): string[] | null {
  const heads = cellsOf(row).map((cell) => textOf(cell).replace(/\s*[:：]$/, ''));
  if (!areHeads(heads)) return null;
  const values = cellsOf(next).map(textOf);
  const areValues =
    values.length === heads.length &&
    values.some((value) => /\d/.test(value)) &&
    values.every((value) => value.length <= longestValue && labelSection(value)?.rest !== '');
  return areValues
    ? values.flatMap((value, column) => (value === '' ? [] : [`${heads[column]}: ${value}`]))
    : null;
}
