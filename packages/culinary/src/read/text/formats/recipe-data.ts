import { parse } from 'yaml';
import { doubtOfWhole } from '../../../recipe/recipe.ts';
import { statesValue } from '../../front-matter/stated-values.ts';
import { sectionHeading } from '../../headings/section-heading.ts';
import { undone, underHead, type Format, type Undone } from './format.ts';

/** Longer data are no recipe that somebody pasted, and take long to read. */
const LONGEST = 40_000;
const DEEPEST = 4;
const MOST_OPEN = 20;
/** A value that says more than a date or a rating. */
const SAYS_MUCH = 30;
const MOST_NAMED = 3;
const AMOUNT_KEYS = /^(?:amount|quantity|qty|menge|quantit[eéàa]|cantidad|anzahl|value)$/i;
const UNIT_KEYS = /^(?:units?|einheit|unit[eéàa]|unidad|measure)$/i;

type Table = Record<string, unknown>;
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A recipe that was written as YAML or JSON, as the text that it is; between fences too, and in the head of a note. */
export const recipeData: Format = (source) => {
  const text = source.trim();
  if (text.length > LONGEST) return null;
  const [, fenced] = /^```(?:ya?ml|json)?[ \t]*\n([\s\S]*?)\n```$/.exec(text) ?? [];
  const [, head, body = ''] =
    /^---[ \t]*\n([\s\S]{1,20000}?)\n---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  const data = fenced ?? head ?? text;
  if (!namesList(data) || (data === text && !isPureData(data))) return null;
  const table = tableIn(data);
  const said = table && textOfTable(table);
  return said && (said.hasSteps || head === undefined || body.trim() !== '')
    ? undone(`${said.text}\n\n${body}`.trim(), said.doubts)
    : null;
};

const isHeading = (key: string, section: string): boolean =>
  sectionHeading(wordsOf(key))?.section === section;
/** "recipeIngredient", "ingredient_list". */
const wordsOf = (key: string): string =>
  key
    .replace(/^recipe(?=[A-Z])/, '')
    .replace(/_/g, ' ')
    .replace(/^ingredient$/i, 'ingredients')
    .replace(/^(?:step|zubereitungsschritt)$/i, 'steps');

/** A key at the beginning of a row, or behind a sign of JSON. */
const KEY = /(?:^[ \t-]{0,40}|[{,[]\s{0,40})["']?([\p{L}_][\p{L}_ -]{2,30})["']?\s?:/gmu;

const namesList = (data: string): boolean =>
  [...data.matchAll(KEY)].some(([, key]) => isHeading(key!, 'ingredients'));

/** Nobody writes a text in nothing but keys, points and indented lines. */
const isPureData = (data: string): boolean =>
  /^[{[]/.test(data) ||
  data
    .split('\n')
    .every((line) =>
      /^(?:\s*$|\s{1,20}\S|- \S|#|["']?[\p{L}_][\p{L}_-]{0,30}["']?:(?:\s|$))/u.test(line),
    );

/** What opens without end takes long to read. */
function isDeep(data: string): boolean {
  let open = 0;
  for (const sign of data) {
    if (sign === '{' || sign === '[') open++;
    else if (sign === '}' || sign === ']') open--;
    if (open > MOST_OPEN) return true;
  }
  return false;
}

function tableIn(data: string): Table | null {
  if (isDeep(data)) return null;
  try {
    const value: unknown = parse(data, {
      maxAliasCount: 20,
      schema: 'failsafe',
      logLevel: 'silent',
    });
    const [first] = Array.isArray(value) ? (value as unknown[]) : [value];
    if (!isTable(first)) return null;
    const inner = Object.values(first);
    return inner.length === 1 && isTable(inner[0]) ? inner[0] : first;
  } catch {
    return null;
  }
}

function textOfTable(table: Table): (Undone & { hasSteps: boolean }) | null {
  const values: [string, string][] = [];
  const sections: string[] = [];
  const unread: string[] = [];
  let hasList = false;
  let hasSteps = false;
  for (const [key, value] of Object.entries(table)) {
    if (isHeading(key, 'ingredients') && typeof value !== 'string') {
      hasList = true;
      sections.push('', '## Ingredients', ...listed(value, '- '));
    } else if (isHeading(key, 'instructions')) {
      hasSteps = true;
      sections.push('', '## Method', ...listed(value, ''));
    } else if (isHeading(key, 'notes')) sections.push('', '## Notes', ...listed(value, ''));
    else if (statesValue(key, plain(value))) values.push([key, plain(value)]);
    else if (plain(value).length > SAYS_MUCH) unread.push(key);
  }
  const doubts = unread
    .slice(0, MOST_NAMED)
    .map((key) => doubtOfWhole(`What stands under “${key}” was left out.`));
  return hasList ? { ...undone(underHead(values, sections.join('\n')), doubts), hasSteps } : null;
}

const plain = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim()
    : Array.isArray(value) && value.every((item) => typeof item === 'string')
      ? value.join(', ')
      : '';

/** The lines of a list, of lists with names, or of one text. */
function listed(value: unknown, mark: string, depth = 0): string[] {
  if (typeof value === 'string')
    return value
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (/^\s*[-*]\s/.test(line) ? line : `${mark}${line.trim()}`));
  if (depth >= DEEPEST) return [];
  if (Array.isArray(value))
    return value.flatMap((item) =>
      isTable(item) ? itemLines(item, mark, depth) : listed(item, mark, depth + 1),
    );
  if (!isTable(value)) return [];
  // A table of lists has names for keys, one of texts what each food weighs.
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? [`${mark}${inner} ${key}`.trim()]
      : ['', `### ${key}`, ...listed(inner, mark, depth + 1)],
  );
}

function itemLines(item: Table, mark: string, depth: number): string[] {
  const entries = Object.entries(item);
  const list = entries.find(([, value]) => Array.isArray(value));
  if (list) {
    const name = entries.map(([, value]) => value).find((value) => typeof value === 'string');
    return [...(name ? ['', `### ${name}`] : []), ...listed(list[1], mark, depth + 1)];
  }
  const texts = entries.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
  );
  // "- flour: 200 g"
  if (texts.length === 1 && entries.length === 1 && /^\d/.test(texts[0]![1]))
    return [`${mark}${texts[0]![1]} ${texts[0]![0]}`];
  const place = ([key]: [string, string]) =>
    AMOUNT_KEYS.test(key) ? 0 : UNIT_KEYS.test(key) ? 1 : 2;
  const words = texts
    .filter(([key]) => !/^(?:@|id$|type$|step$|number$|position$|image$|url$)/i.test(key))
    .sort((one, other) => place(one) - place(other));
  const further = words.filter((entry) => place(entry) === 2).slice(1);
  const said = words.filter((entry) => !further.includes(entry)).map(([, value]) => value.trim());
  return said.length > 0
    ? [`${mark}${[said.join(' '), ...further.map(([, value]) => value.trim())].join(', ')}`]
    : [];
}
