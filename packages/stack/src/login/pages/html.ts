import { createHash } from 'node:crypto';

/** A piece of HTML that is ready to be sent. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

/** Tagged template for HTML: every value is escaped, except pieces made by this same tag. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + render(values[index - 1]) + part));
}

function render(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return String(value).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The source expression by which a Content-Security-Policy lets one inline style or script through. */
export const inlineHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
