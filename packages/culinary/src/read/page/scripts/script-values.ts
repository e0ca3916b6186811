import type { Element } from 'domhandler';
import { attribute, rawText } from '../html/element.ts';
import { withReferences } from './apollo-references.ts';
import { parseLooseJson, repairJson } from './loose-json.ts';
import { withArguments } from './nuxt-arguments.ts';
import { unpackNuxt } from './nuxt-payload.ts';

/** `name = {`, `window.name = [`, and a call whose second argument is data: `loaded('/path', {`. */
const dataBegins =
  /(?:[\w$\]]\s{0,20}=\s{0,20}|\breturn\s{0,20}|\(\s{0,20}['"][^'"\n]{0,300}['"]\s{0,20},\s{0,20})(?=[{[])/g;
/** `name = JSON.parse("{...}")`: data as a string of its own. */
const quotedBegins = /\bJSON\.parse\(\s{0,20}(?=["'])/g;
/** Characters of data in the grammar of JavaScript, not of JSON, that are mended on one page. */
const mostMended = 1_000_000;

export interface Budget {
  /** Characters that may still be mended on this page. */
  mendable: number;
}
export const pageBudget = (): Budget => ({ mendable: mostMended });
const mostValues = 40;
const shortestData = 40;

/** Where the object or list that begins at `from` ends; `from` itself when it does not. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!;
    if (quote) {
      if (sign === '\\') at++;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (sign === '{' || sign === '[') depth++;
    else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1;
  }
  return from;
}

/** Where the string that begins at `from` ends; `from` itself when it does not. */
function endOfString(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === quote) return at + 1;
  }
  return from;
}

/** Data that a script parses from a string it holds. */
function quoted(text: string): unknown[] {
  const values: unknown[] = [];
  let readUntil = 0;
  for (const match of text.matchAll(quotedBegins)) {
    const from = match.index + match[0].length;
    if (from < readUntil) continue;
    const until = endOfString(text, from);
    if (until === from) break;
    readUntil = until;
    const inner = text.slice(from + 1, until - 1);
    const literal =
      text[from] === '"' ? inner : inner.replace(/\\'/g, "'").replace(/(?<!\\)"/g, '\\"');
    const json = parseLooseJson(`["${literal}"]`);
    const value =
      Array.isArray(json) && typeof json[0] === 'string' ? parseLooseJson(json[0]) : null;
    if (value !== null && value !== undefined) values.push(value);
    if (values.length >= mostValues) break;
  }
  return values;
}

function assigned(text: string, mention: RegExp, budget: Budget): unknown[] {
  const values: unknown[] = quoted(text);
  let readUntil = 0;
  let missed = 0;
  for (const match of text.matchAll(dataBegins)) {
    const from = match.index + match[0].length;
    if (from < readUntil) continue;
    const until = endOfValue(text, from);
    // Each miss has read to the end of the script; a few are enough.
    if (until === from && ++missed > 3) break;
    if (until - from < shortestData) continue;
    readUntil = until;
    const source = text.slice(from, until);
    let value = parseLooseJson(source);
    if (value === undefined && budget.mendable >= source.length && mention.test(source)) {
      budget.mendable -= source.length;
      value = withArguments(repairJson(source), text, from, until);
    }
    if (value !== undefined) values.push(value);
    if (values.length >= mostValues) break;
  }
  return values;
}

/**
 * The JSON values in a script: all of it when its type says JSON, else what it assigns or hands to
 * a function. Nothing is run. JSON-LD is left to its own reader.
 */
export function scriptValues(script: Element, mention: RegExp, budget: Budget): unknown[] {
  const type = attribute(script, 'type').toLowerCase();
  if (script.name !== 'script' || type.includes('ld+json')) return [];
  const text = rawText(script).trim();
  if (text.length < shortestData || !mention.test(text)) return [];
  if (type.includes('json') || /^[{[]/.test(text)) {
    const value = parseLooseJson(text);
    return value === undefined ? [] : [withReferences(unpackNuxt(value))];
  }
  return assigned(text, mention, budget).map(withReferences);
}

const streamPiece = /^\s*(?:self|window)\.__next_f\.push\(/;

/** Next.js streams its state in pieces of text, each line a key, a colon and JSON. */
export function streamedValues(scripts: readonly Element[], mention: RegExp): unknown[] {
  let text = '';
  for (const script of scripts) {
    const code = rawText(script);
    if (!streamPiece.test(code)) continue;
    const piece = parseLooseJson(code.slice(code.indexOf('(') + 1, code.lastIndexOf(')')));
    if (Array.isArray(piece) && typeof piece[1] === 'string') text += piece[1];
  }
  if (!mention.test(text)) return [];
  return text
    .split('\n')
    .map((line) => /^[\da-f]{0,6}:(?=[{[])/.exec(line))
    .flatMap((match) => {
      if (!match) return [];
      const line = match.input.slice(match[0].length);
      if (!mention.test(line)) return [];
      try {
        return [JSON.parse(line) as unknown];
      } catch {
        return [];
      }
    });
}
