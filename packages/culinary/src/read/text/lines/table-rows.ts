const FEWEST_ROWS = 4;
const FEWEST_CELLS = 3;
const LEAST_SHARE = 0.5;

/** The rows of a table that was saved with semicolons between its cells, as lines: "250;g;flour;" is "250 g flour". Other texts stay. */
export function withoutCellSigns(text: string): string {
  const lines = text.split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const rows = written.filter((line) => line.split(';').length >= FEWEST_CELLS);
  // Sentences have a blank behind a semicolon, cells none.
  const isTable =
    rows.length >= FEWEST_ROWS &&
    rows.length >= LEAST_SHARE * written.length &&
    rows.every((line) => !/;\s\p{L}/u.test(line));
  return isTable ? lines.map(asLine).join('\n') : text;
}

const asLine = (row: string): string =>
  row
    .split(';')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' ');
