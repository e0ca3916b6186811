/** Columns that stand side by side in a plain text: a gutter of blanks, with the right column beginning at one place. */
const GUTTER = /\S( {3,})(?=\S)/g;
const FEWEST_ROWS = 5;
const LEAST_SHARE = 0.5;
/** Amounts and prices beside foods are a table, not a column of sentences. */
const FEWEST_WORDS = 3;
const FEWEST_LETTERS = 18;

/** The left column and then the right one where a text has its list beside its method; other texts as they are. */
export function columnsApart(text: string): string {
  if (!text.includes('   ')) return text;
  const lines = text.split('\n');
  const at = rightColumn(lines);
  if (at === null) return text;
  const isRow = (line: string) => cutAt(line, at) !== null;
  const first = lines.findIndex(isRow);
  const last = lines.findLastIndex(isRow);
  const rows = lines
    .slice(first, last + 1)
    .map((line): [string, string] => cutAt(line, at) ?? [line, '']);
  const right = rows.map(([, cell]) => cell).filter((cell) => cell !== '');
  return [
    ...lines.slice(0, first),
    ...rows.map(([cell]) => cell).filter((cell) => cell.trim() !== ''),
    '',
    ...right,
    ...lines.slice(last + 1),
  ].join('\n');
}

/** Both cells of a line; null where no gutter ends at the place. */
function cutAt(line: string, at: number): [string, string] | null {
  const isCut = line.length > at && line[at] !== ' ' && line.slice(at - 2, at).trim() === '';
  return isCut ? [line.slice(0, at).trimEnd(), line.slice(at)] : null;
}

/** Where the right column begins; null where there is none. */
function rightColumn(lines: readonly string[]): number | null {
  const places = new Map<number, string[]>();
  for (const line of lines)
    for (const match of line.slice(0, 200).matchAll(GUTTER)) {
      const at = match.index + match[0].length;
      const cells = places.get(at);
      if (cells) cells.push(line.slice(at));
      else places.set(at, [line.slice(at)]);
    }
  const [most] = [...places].sort(([, a], [, b]) => b.length - a.length);
  if (!most || most[1].length < FEWEST_ROWS) return null;
  const [at, cells] = most;
  const written = lines.filter((line) => line.trim() !== '').length;
  const sentences = cells.filter(
    (cell) =>
      cell.length >= FEWEST_LETTERS &&
      cell.split(/\s+/).length >= FEWEST_WORDS &&
      !/^[\d¼-¾⅐-⅞]/.test(cell),
  );
  return cells.length >= LEAST_SHARE * Math.min(written, 2 * FEWEST_ROWS) &&
    sentences.length >= LEAST_SHARE * cells.length
    ? at
    : null;
}
