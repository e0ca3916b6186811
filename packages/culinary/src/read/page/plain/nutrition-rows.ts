import { foldWords } from '../../../words/fold.ts';
import { alsoFood, betweenNutrients, nutrients } from './nutrition-words.data.ts';
import type { Row } from './page-rows.ts';

const longestRow = 200;
/** Nutrients that no food is called by; fewer may be a line about something else. */
const fewestNutrients = 2;

/** What a row names of nutrition, where it names nothing else: how many that no food is called by; null for other rows. */
function nutrientsIn({ text, heading }: Row): number | null {
  if (heading > 0 || text.length > longestRow) return null;
  const words = foldWords(text)
    .split(' ')
    .map((word) => word.replace(/^\d+/, ''))
    .filter((word) => /\p{L}/u.test(word));
  let named = 0;
  let said = 0;
  for (const word of words) {
    if (nutrients.has(word)) named++;
    else if (!alsoFood.has(word) && !betweenNutrients.has(word)) return null;
    if (!betweenNutrients.has(word)) said++;
  }
  return said > 0 ? named : null;
}

/** "Per square", "Pro Stück": for what a table tells nutrition. "Per la crema" names a part of the list. */
const headsShares = ({ text }: Row): boolean =>
  /^(?:per|pro|je|par|por)\s(?!(?:il|lo|la|i|gli|le|l|un[oa]?|el|los|las|the|an?)[\s'’])[\p{L}\d\s]{3,30}:?$/iu.test(
    text.trim(),
  );

/** The rows of a page without its figures of nutrition, which stand together and name nothing else. */
export function withoutNutrition(rows: readonly Row[]): Row[] {
  const counts = rows.map(nutrientsIn);
  const dropped = new Set<Row>();
  for (let from = 0; from < rows.length; from++) {
    if (counts[from] === null) continue;
    let until = from;
    while (until < rows.length && counts[until] !== null) until++;
    const named = counts.slice(from, until).reduce((sum: number, count) => sum + count!, 0);
    const head = rows.slice(Math.max(0, from - 1), from).filter(headsShares);
    if (named > 0 && named + head.length >= fewestNutrients)
      for (const row of [...head, ...tableIn(rows, counts, from, until)]) dropped.add(row);
    from = until;
  }
  return dropped.size > 0 ? rows.filter((row) => !dropped.has(row)) : [...rows];
}

/** Of a run of rows those of the table: "80 g sugar" may be the end of the list above it or the beginning of the one below. */
function tableIn(
  rows: readonly Row[],
  counts: readonly (number | null)[],
  from: number,
  until: number,
): Row[] {
  let first = from;
  let last = until - 1;
  while (counts[first] === 0) first++;
  while (counts[last] === 0) last--;
  const run = rows.slice(from, until);
  const opensList = rows[from - 1]?.parent !== rows[from]!.parent;
  const begin = opensList
    ? run.findIndex(({ parent }) => parent === rows[first]!.parent)
    : first - from;
  return run.slice(begin, run.findLastIndex(({ parent }) => parent === rows[last]!.parent) + 1);
}
