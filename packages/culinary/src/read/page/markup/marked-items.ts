import { isTag, type Element } from 'domhandler';
import { attribute } from '../html/element.ts';
import { htmlLines, type HtmlLine } from '../html/html-lines.ts';
import type { SchemaNode } from './schema-node.ts';

/** How a kind of markup names items and their properties in attributes. */
export interface Dialect {
  /** The item's types when the element opens an item, else null. */
  typesOf(element: Element): string[] | null;
  /** The names of the properties whose value the element holds. */
  propertiesOf(element: Element): string[];
  /** Elements elsewhere on the page that belong to the item. */
  alsoHolds?(element: Element, all: readonly Element[]): Element[];
}

/** Properties whose value is always the text a reader sees, even when the element opens an item of its own. */
const textual = /(?:ingredient|instruction|step)s?$/i;
const addresses = /(?:image|photo|url|thumbnailurl|contenturl)$/i;
const deepest = 8;
const longestValue = 10_000;
/** Values of one property that are read; those behind them stand empty, so that the reader of a list sees how many there are. */
const mostValues = 1_000;

function shownText(element: Element): string {
  return htmlLines(element.children, { hiddenToo: true, most: 60 })
    .map((line) => line.text)
    .join('\n')
    .slice(0, longestValue);
}

/** The same, with a colon after headings among the lines, so that they can be told from entries. */
function shownEntries(element: Element): string {
  const lines = htmlLines(element.children, { hiddenToo: true, most: 1000 });
  const isHeading = (line: HtmlLine, next: HtmlLine | undefined) =>
    next !== undefined &&
    line.text.length <= 60 &&
    !/\d/.test(line.text) &&
    (line.heading > 0 ||
      (line.bold && !next.bold && line.block !== next.block) ||
      (next.block?.name === 'li' &&
        line.block?.name !== 'li' &&
        line.block?.name !== 'span' &&
        !isWithinItem(line.block)));
  return lines
    .map((line, at) => (isHeading(line, lines[at + 1]) ? line.text.replace(/:?$/, ':') : line.text))
    .join('\n');
}

function isWithinItem(block: Element | null): boolean {
  for (
    let at = block, steps = 0;
    at && steps < 4;
    at = at.parent && isTag(at.parent) ? at.parent : null, steps++
  )
    if (at.name === 'li') return true;
  return false;
}

function address(element: Element): string {
  const source =
    attribute(element, 'content') ||
    attribute(element, 'src') ||
    attribute(element, 'data-src') ||
    attribute(element, 'href') ||
    attribute(element, 'srcset').split(/[\s,]/)[0]!;
  return /^data:/.test(source)
    ? attribute(element, 'data-src') || attribute(element, 'data-lazy-src')
    : source;
}

function valueOf(element: Element, name: string, dialect: Dialect, depth: number): unknown {
  if (addresses.test(name)) {
    const own = address(element);
    if (own) return own;
    const inner = element.children.find(
      (child): child is Element => isTag(child) && (child.name === 'img' || child.name === 'a'),
    );
    return inner ? address(inner) : undefined;
  }
  if (textual.test(name)) {
    const shown = element.name === 'meta' || element.name === 'link' ? '' : shownEntries(element);
    return shown || attribute(element, 'content') || undefined;
  }
  if (dialect.typesOf(element) && depth < deepest) return itemOf(element, dialect, depth + 1);
  return (
    attribute(element, 'content') ||
    (element.name === 'time' ? attribute(element, 'datetime') : '') ||
    shownText(element) ||
    (element.name === 'time' || element.name === 'img' ? '' : attribute(element, 'title')) ||
    attribute(element, 'datetime') ||
    undefined
  );
}

function add(into: Map<string, unknown[]>, name: string, read: () => unknown): void {
  const values = into.get(name) ?? [];
  const value = values.length < mostValues ? read() : '';
  if (value !== undefined) values.push(value);
  into.set(name, values);
}

function gather(
  element: Element,
  dialect: Dialect,
  into: Map<string, unknown[]>,
  depth: number,
  within: string | null,
): void {
  for (const child of element.children) {
    if (!isTag(child)) continue;
    const names = dialect.propertiesOf(child);
    for (const name of names) {
      // An ingredient's inner "name" and "amount" describe it, not the recipe; a step within the steps is one of them.
      if (!within) add(into, name, () => valueOf(child, name, dialect, depth));
    }
    const opensItem = dialect.typesOf(child) !== null;
    const inText: string | null = within ?? names.find((name) => textual.test(name)) ?? null;
    if (!opensItem) gather(child, dialect, into, depth, inText);
  }
}

/** The item an element opens, as a schema.org node. */
export function itemOf(
  element: Element,
  dialect: Dialect,
  depth = 0,
  all: readonly Element[] = [],
): SchemaNode {
  const properties = new Map<string, unknown[]>();
  gather(element, dialect, properties, depth, null);
  for (const other of dialect.alsoHolds?.(element, all) ?? []) {
    for (const name of dialect.propertiesOf(other))
      add(properties, name, () => valueOf(other, name, dialect, depth));
    gather(other, dialect, properties, depth, null);
  }
  return {
    '@type': dialect.typesOf(element) ?? [],
    ...Object.fromEntries(properties),
    ...(depth && !properties.get('name')?.length ? { text: shownText(element) } : {}),
  };
}
