import { endOfString, unescaped } from './json-strings.ts';

/** Data goes no deeper, and what reads it on calls itself. */
const deepest = 200;
/** Blanks, and what scripts put around data. */
const between = /[\s;()+]*/y;
/** A number, a word of the language, or a text without its quotes. */
const bare = /(?:[^"'`,:{}[\]()\n]|:(?=\/\/))+/y;
const number = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['True', true],
  ['!0', true],
  ['false', false],
  ['False', false],
  ['!1', false],
  ['null', null],
  ['None', null],
  ['undefined', null],
  ['void 0', null],
  ['NaN', null],
]);

interface Open {
  /** Null in an object. */
  list: unknown[] | null;
  /** Of an object; a value that is not there is null. */
  entries: [key: string, value: unknown][];
  /** The last key waits for its value. */
  isOwed: boolean;
}

/** Objects and lists as they are opened, filled and closed. */
class Data {
  readonly roots: unknown[] = [];
  readonly open: Open[] = [];

  begin(isList: boolean): void {
    this.open.push({ list: isList ? [] : null, entries: [], isOwed: false });
  }

  expectsKey(): boolean {
    const top = this.open.at(-1);
    return top?.list === null && !top.isOwed;
  }

  add(value: unknown): void {
    const top = this.open.at(-1);
    if (!top) this.roots.push(value);
    else if (top.list) top.list.push(value);
    else if (top.isOwed) top.entries.at(-1)![1] = value;
    else top.entries.push([String(value), null]);
    if (top) top.isOwed = !top.list && !top.isOwed;
  }

  giveUpValue(): void {
    const top = this.open.at(-1);
    if (top) top.isOwed = false;
  }

  end(): void {
    const { list, entries } = this.open.pop()!;
    this.add(list ?? Object.fromEntries(entries));
  }

  /** What was opened within and not closed ends with it; an end of nothing is passed over. */
  endNearest(isList: boolean): void {
    const isIt = ({ list }: Open) => (list !== null) === isList;
    if (!this.open.some(isIt)) return;
    while (!isIt(this.open.at(-1)!)) this.end();
    this.end();
  }
}

/**
 * Reads what was meant as JSON or as data of JavaScript: brackets and commas may be missing or too many, quotes may be others or none,
 * comments may stand between. Reads on from sign to sign, so that its time grows with the length. Undefined when it holds no object or list.
 */
export function mendJson(text: string): unknown {
  const data = new Data();
  for (let at = text.search(/[{[]/); at >= 0 && at < text.length;) {
    at = behind(between, text, at);
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      if (data.open.length >= deepest) return undefined;
      data.begin(sign === '[');
      at++;
    } else if (sign === '}' || sign === ']') {
      data.endNearest(sign === ']');
      at++;
    } else if (sign === '/' && /[/*]/.test(text[at + 1] ?? '')) at = behindComment(text, at);
    else if (sign === ',' || sign === ':') {
      if (sign === ',') data.giveUpValue();
      at++;
    } else if (data.open.length === 0) at++;
    else if (sign === '"' || sign === "'" || sign === '`') {
      const { content, next } = endOfString(text, at, data.expectsKey());
      data.add(unescaped(text.slice(at + 1, content)));
      at = next;
    } else if (sign !== undefined) {
      const end = behind(bare, text, at);
      // The name of a function stands before what it is given.
      if (text[end] !== '(') data.add(valueOf(text.slice(at, end).trim()));
      at = end;
    }
  }
  while (data.open.length) data.end();
  return data.roots.length > 1 ? data.roots : data.roots[0];
}

function behind(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function behindComment(text: string, at: number): number {
  const isLine = text[at + 1] === '/';
  const end = text.indexOf(isLine ? '\n' : '*/', at + 2);
  if (end < 0) return text.length;
  return isLine ? end : end + 2;
}

const valueOf = (bareWord: string): unknown =>
  words.has(bareWord) ? words.get(bareWord) : number.test(bareWord) ? Number(bareWord) : bareWord;
