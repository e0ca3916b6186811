import { foldText } from '../../../words/fold.ts';
import { credits } from '../facts/fact-parts.ts';
import { announcedFact, statedFacts } from '../facts/stated-facts.ts';

/** What parts the cells of a line that has no signs between them. */
const GAP = /\t[ \t]*|[ \u00a0]{2,}/u;
const LONGEST = 240;
const FEWEST_FACTS = 2;

/**
 * A text in which the wide gaps of a line of facts are written as signs, as blanks are not kept:
 * "Total: 1 h   8 servings" are two statements and no hour and eight. Labels in one row and their
 * values in the row below are one such line.
 */
export function partFactCells(text: string): string {
  if (!GAP.test(text)) return text;
  const lines = text.split('\n');
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const table = labelledRow(lines[at]!, lines[at + 1] ?? '');
    written.push(table ?? partedLine(lines[at]!));
    if (table !== null) at++;
  }
  return written.join('\n');
}

const cellsOf = (line: string): string[] =>
  line.length > LONGEST || line.includes('|') ? [] : line.trim().split(GAP);

function partedLine(line: string): string {
  const cells = /\d/.test(line) ? cellsOf(line) : [];
  if (cells.length < FEWEST_FACTS) return line;
  const facts = cells.filter((cell) => statedFacts(cell) !== null);
  const parted = cells.join(' | ');
  return facts.length >= FEWEST_FACTS && statedFacts(parted) !== null ? parted : line;
}

const isLabel = (cell: string): boolean =>
  announcedFact(cell) !== null || credits.has(foldText(cell));

/** "Prep   Cook   Serves" above "15 min   1 h   4". */
function labelledRow(labels: string, values: string): string | null {
  if (!/\d/.test(values)) return null;
  const names = cellsOf(labels);
  const figures = cellsOf(values);
  if (names.length < FEWEST_FACTS || names.length !== figures.length) return null;
  if (!names.every(isLabel) || names.filter(announcedFact).length < FEWEST_FACTS) return null;
  const pairs = names.map((name, at) => `${name.replace(/\s?:$/, '')}: ${figures[at]!}`);
  return pairs.every((pair) => statedFacts(pair) !== null) ? pairs.join(' | ') : null;
}
