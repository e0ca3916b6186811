import { readFileSync } from 'node:fs';

export type Row = Readonly<Record<string, string>>;

/** The rows of a table beside this file, each by the words of its head; lines that begin with "#" are about the table. */
export function tableRows(name: string): Row[] {
  const [head = [], ...rows] = readFileSync(new URL(`${name}.csv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(cellsOf);
  return rows.map((cells) => Object.fromEntries(head.map((word, at) => [word, cells[at] ?? ''])));
}

/** The same by its first column, which names each row once. Throws where it does not. */
export function rowsByName(name: string): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const row of tableRows(name)) {
    const key = Object.values(row)[0]!;
    if (rows.has(key)) throw new Error(`${name}.csv has ${key} twice`);
    rows.set(key, row);
  }
  return rows;
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );
}
