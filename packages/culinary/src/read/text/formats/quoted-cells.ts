import { foldText } from '../../../words/fold.ts';
import { statesValue } from '../../front-matter/stated-values.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { undone, underHead, type Format } from './format.ts';

const SIGNS = [',', ';', '\t'];
const FEWEST_ROWS = 2;

/** The rows of a table that was saved with its cells in quotes, as lines; of one with a recipe in a row, the recipe. Others stay. */
export const quotedCells: Format = (source) => {
  if (!/(?:^|[,;\t])"/m.test(source)) return null;
  const tables = SIGNS.map((sign) => rowsOf(source, sign));
  const rows = tables.find((found) => found !== null && isTable(found));
  if (!rows) return null;
  const [head = [], ...records] = rows;
  const isRecord = head.some((name) => sectionHeading(name)?.section === 'ingredients');
  return undone(
    isRecord
      ? records.map((cells) => recordText(head, cells)).join('\n\n')
      : rows.map((cells) => cells.map(oneLine).filter(Boolean).join(' ')).join('\n'),
  );
};

const oneLine = (cell: string): string => cell.replace(/\s{1,20}/g, ' ').trim();

function isTable(rows: readonly string[][]): boolean {
  const width = rows[0]?.length ?? 0;
  return rows.length >= FEWEST_ROWS && width >= 2 && rows.every((cells) => cells.length === width);
}

function recordText(head: readonly string[], cells: readonly string[]): string {
  const values: [string, string][] = [];
  const sections: string[] = [];
  for (const [at, name] of head.entries()) {
    const cell = cells[at]!.trim();
    const section = sectionHeading(name)?.section;
    if (cell === '') continue;
    if (section === 'ingredients' || section === 'instructions' || section === 'notes')
      sections.push('', `## ${name}`, cell);
    else if (statesValue(foldText(name), cell)) values.push([foldText(name), cell]);
  }
  return underHead(values, sections.join('\n'));
}

/** The cells of each row; null where quotes do not stand as in such a table. */
function rowsOf(source: string, sign: string): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const text = source.replace(/\r\n?/g, '\n').trim();
  let quotedCount = 0;
  while (at <= text.length) {
    let cell: string;
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end < 0) return null;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
      quotedCount++;
    } else {
      const rest = at;
      while (at < text.length && text[at] !== sign && text[at] !== '\n') at++;
      cell = text.slice(rest, at);
    }
    row.push(cell);
    const next = text[at];
    if (next !== undefined && next !== sign && next !== '\n') return null;
    at++;
    if (next === sign) continue;
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
  }
  return quotedCount > 0 ? rows : null;
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return -1;
}
