import { rawText } from './element.ts';
import type { Element } from 'domhandler';

/** Style sheets of more characters lay out no pages of print. */
const longestSheet = 400_000;
const rule = /\.([\w-]{1,60})\s{0,5}\{([^{}]*)\}/g;

export type Style = ReadonlyMap<string, string>;

function declarations(text: string, into: Map<string, string>): void {
  for (const part of text.slice(0, 2000).split(';')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, colon).trim().toLowerCase();
    // What is said first holds: later rules are those for print.
    if (colon > 0 && !into.has(name)) into.set(name, part.slice(colon + 1).trim());
  }
}

/** What the style sheets in a page and the elements themselves say of how they lie, by single classes. */
export class PageStyles {
  readonly #classes = new Map<string, Map<string, string>>();

  constructor(elements: readonly Element[]) {
    for (const element of elements) {
      if (element.name !== 'style') continue;
      for (const [, name, body] of rawText(element).slice(0, longestSheet).matchAll(rule)) {
        const known = this.#classes.get(name!) ?? new Map<string, string>();
        declarations(body!, known);
        this.#classes.set(name!, known);
      }
    }
  }

  of({ attribs }: Element): Style {
    const style = new Map<string, string>();
    if (attribs['style'] !== undefined) declarations(attribs['style'], style);
    for (const name of (attribs['class'] ?? '').slice(0, 300).split(/\s+/))
      for (const [property, value] of this.#classes.get(name) ?? [])
        if (!style.has(property)) style.set(property, value);
    return style;
  }
}
