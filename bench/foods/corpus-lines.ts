import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface CorpusLine {
  text: string;
  /** ISO 639-1, where the source states it. */
  language: string | null;
}

/** The ingredient lines of all files below a folder, each text once a language. Throws when there are none. */
export function corpusLines(folder: string): CorpusLine[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const lines = new Map<string, CorpusLine>();
  for (const file of files) {
    for (const line of linesOf(file)) lines.set(`${line.language} ${line.text}`, line);
  }
  if (lines.size === 0) throw new Error(`no ingredient lines in *.csv or *.json below ${folder}`);
  return [...lines.values()];
}

function linesOf(file: string): CorpusLine[] {
  if (extname(file) === '.csv') return sentences(readFileSync(file, 'utf8'));
  if (extname(file) !== '.json') return [];
  const { ingredients, language } = JSON.parse(readFileSync(file, 'utf8')) as {
    ingredients?: unknown;
    language?: string;
  };
  return (Array.isArray(ingredients) ? ingredients : [])
    .filter((text): text is string => typeof text === 'string')
    .map((text) => ({ text, language: language?.slice(0, 2).toLowerCase() ?? null }));
}

/** The lines of a CSV of hand-labelled ones, in English. */
function sentences(text: string): CorpusLine[] {
  const [head = [], ...rows] = csvRows(text);
  const column = head.findIndex((name) => name === 'input' || name === 'sentence');
  return rows.flatMap((row) => (row[column] ? [{ text: row[column], language: 'en' }] : []));
}

/** Rows of a CSV with quoted cells. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
