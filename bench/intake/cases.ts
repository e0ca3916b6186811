import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface BenchCase {
  /** Folder and name without ending: "site/case". */
  id: string;
  /** The folder: the kind of the case. */
  kind: string;
  path: string;
  /** Path below the measured folder, with slashes. */
  served: string;
  /** What should be found; null where nobody has said. */
  expected: Expected | null;
}

export interface Expected {
  title?: string;
  ingredients?: string[];
  /** Of a line, other words that a careful person may as well write down of what is told in sentences: with or without how it is cut. */
  otherLines?: Record<string, string[]>;
  instructions_list?: string[];
  yields?: string;
  total_time?: number;
  /** Other names that a careful person may as well write down: with the cook's name, without the "(one pot)". */
  otherTitles?: string[];
  /** What the strict judge needs besides; a case that states `servings`, null for none, is judged. */
  servings?: number | [min: number, max: number] | null;
  prepMinutes?: number | null;
  cookMinutes?: number | null;
  totalMinutes?: number | null;
  groups?: string[];
  /** Whether the source numbers its steps, so that they may be cut nowhere else. */
  numberedSteps?: boolean;
  /** What stands around the recipe and belongs nowhere into it. */
  mustNotContain?: string[];
  /** Remarks that may stand among the steps or not. */
  mayContain?: string[];
}

/** All files with one of the endings below a folder, sorted. Throws when there are none. */
export function filesBelow(folder: string, endings: readonly string[]): BenchCase[] {
  const wanted = new Set(endings.map((ending) => `.${ending}`));
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  if (paths.length === 0) throw new Error(`no ${endings.join(', ')} files below ${folder}`);
  return paths.sort().map((path) => {
    const stem = path.slice(0, -extname(path).length);
    const served = relative(folder, path).split(sep).join('/');
    const id = served.slice(0, -extname(served).length).split('/').slice(-2).join('/');
    return {
      id,
      kind: id.split('/')[0] as string,
      path,
      served,
      expected: existsSync(`${stem}.json`)
        ? (JSON.parse(readFileSync(`${stem}.json`, 'utf8')) as Expected)
        : null,
    };
  });
}
