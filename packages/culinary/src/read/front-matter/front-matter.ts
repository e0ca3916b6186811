import { parse } from 'yaml';

export interface FrontMatter {
  /** The values by their keys in lower case, nested ones under "source.name". */
  values: Map<string, string[]>;
  /** The text behind the head. */
  body: string;
}

/** Longer heads are no heads of recipes, and take long to read. */
const fences = /^\s*---[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** Hugo's other head: TOML. */
const plusFences = /^\s*\+\+\+[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)/;
const row = /^([\w -]{1,40}?)\s*:\s*(.*)$/;
const listItem = /^\s*-\s+(.*)$/;
const deepest = 3;

/** The head of a text between two lines of hyphens or plus signs, and what stands behind it; null where there is none. */
export function readFrontMatter(text: string): FrontMatter | null {
  const toml = plusFences.exec(text);
  const found = toml ?? fences.exec(text);
  const values = toml
    ? rowValues(toml[1]!.replace(/^([\w -]{1,40}?)[ \t]*=/gm, '$1:'))
    : found && (yamlValues(found[1]!) ?? rowValues(found[1]!));
  return found && values && { values, body: text.slice(found[0].length) };
}

function yamlValues(yaml: string): Map<string, string[]> | null {
  try {
    const value: unknown = parse(yaml, {
      maxAliasCount: 20,
      schema: 'failsafe',
      logLevel: 'error',
    });
    return isTable(value) ? new Map(flat(value, '')) : null;
  } catch {
    return null;
  }
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flat(table: Record<string, unknown>, prefix: string): [string, string[]][] {
  return Object.entries(table).flatMap(([key, value]): [string, string[]][] => {
    const path = `${prefix}${key.toLowerCase()}`;
    if (isTable(value)) return path.split('.').length > deepest ? [] : flat(value, `${path}.`);
    const said = (Array.isArray(value) ? value : [value])
      .filter((item) => typeof item === 'string')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    return said.length > 0 ? [[path, said]] : [];
  });
}

/** Heads that look like YAML and are none: a title with a colon in it, a tab. */
function rowValues(head: string): Map<string, string[]> | null {
  const values = new Map<string, string[]>();
  let key = '';
  for (const line of head.split(/\r?\n/)) {
    const [, name, value] = row.exec(line) ?? [];
    const item = listItem.exec(line)?.[1];
    if (name !== undefined) {
      key = name.toLowerCase();
      values.set(key, listOf(value!));
    } else if (item && key) values.set(key, [...values.get(key)!, unquote(item)]);
  }
  return values.size > 0 ? values : null;
}

function listOf(value: string): string[] {
  const list = /^\[(.*)\]$/.exec(value.trim());
  return (list ? list[1]!.split(',') : [value]).map(unquote).filter((part) => part !== '');
}

const unquote = (value: string): string =>
  value
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/\\"/g, '"')
    .trim();
