import { statedFacts } from '../facts/stated-facts.ts';

/** What parts the cells of a line that has no signs between them. */
const GAP = /\t[ \t]*|[ \u00a0]{2,}/u;
const LONGEST = 240;
const FEWEST_FACTS = 2;

/**
 * A text in which the wide gaps of a line of facts are written as signs, as blanks are not kept:
 * "Total: 1 h   8 servings" are two statements and no hour and eight.
 */
export function partFactCells(text: string): string {
  return GAP.test(text) ? text.split('\n').map(partedLine).join('\n') : text;
}

function partedLine(line: string): string {
  if (line.length > LONGEST || !/\d/.test(line) || line.includes('|')) return line;
  const cells = line.trim().split(GAP);
  const facts = cells.filter((cell) => statedFacts(cell) !== null);
  const parted = cells.join(' | ');
  return facts.length >= FEWEST_FACTS && statedFacts(parted) !== null ? parted : line;
}
