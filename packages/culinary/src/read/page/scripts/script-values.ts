import type { Element } from 'domhandler';
import { attribute, rawText } from '../html/element.ts';
import { withReferences } from './apollo-references.ts';
import { decodedText } from './encoded-text.ts';
import { unescaped } from './json-strings.ts';
import { parseLooseJson, repairJson } from './loose-json.ts';
import { withArguments } from './nuxt-arguments.ts';
import { unpackNuxt } from './nuxt-payload.ts';

/** `name = {`, `window.name = [`, and a call whose later argument is data: `loaded('/path', {`, `start(app, element, {`. */
const dataBegins =
  /(?:[\w$\]]\s{0,20}=\s{0,20}|\breturn\s{0,20}|\(\s{0,20}['"][^'"\n]{0,300}['"]\s{0,20},\s{0,20}|\(\s{0,20}[\w$.]{1,40},\s{0,20}(?:[\w$.]{1,40},\s{0,20})?)(?=[{[])/g;
/** `name = JSON.parse("{...}")`, also around what decodes it, and a stream that is fed with such strings: data as a string of its own. */
const quotedBegins =
  /(?:\bJSON\.parse\(\s{0,20}(?:[\w$.]{1,40}\(\s{0,20}){0,3}|\.enqueue\(\s{0,20})(?=["'`])/g;
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
function quoted(text: string, mention: RegExp): unknown[] {
  const values: unknown[] = [];
  let readUntil = 0;
  for (const match of text.matchAll(quotedBegins)) {
    const from = match.index + match[0].length;
    if (from < readUntil) continue;
    const until = endOfString(text, from);
    if (until === from) break;
    readUntil = until;
    const source = decodedText(unescaped(text.slice(from + 1, until - 1)));
    const value = mention.test(source) ? unpackNuxt(parseLooseJson(source)) : null;
    if (value !== null && value !== undefined) values.push(value);
    if (values.length >= mostValues) break;
  }
  return values;
}

function assigned(text: string, mention: RegExp, budget: Budget): unknown[] {
  const values: unknown[] = quoted(text, mention);
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

/** Where data may stand in a form that cannot be searched. */
const encoding = /\batob\(|\bdecodeURI(?:Component)?\(/;

/** Data that is all of a script, without what it is encoded in. Angular writes quotes as "&q;". */
const plainState = (text: string): string =>
  /^[{[]\s*&q;/.test(text)
    ? text.replace(/&([qlgsa]);/g, (_, sign: string) => angularSigns[sign]!)
    : decodedText(text);
const angularSigns: Readonly<Record<string, string>> = { q: '"', l: '<', g: '>', s: "'", a: '&' };

/**
 * The JSON values in a script: all of it when its type says JSON, else what it assigns or hands to
 * a function. Nothing is run. JSON-LD is left to its own reader.
 */
export function scriptValues(script: Element, mention: RegExp, budget: Budget): unknown[] {
  const type = attribute(script, 'type').toLowerCase();
  if (script.name !== 'script' || type.includes('ld+json')) return [];
  const raw = rawText(script).trim();
  if (raw.length < shortestData) return [];
  const text = plainState(raw);
  const isEncoded = encoding.test(text);
  if (!isEncoded && !mention.test(text)) return [];
  if (type.includes('json') || /^[{[]/.test(text)) {
    let value = parseLooseJson(text);
    if (value === undefined && type.includes('json') && budget.mendable >= text.length) {
      budget.mendable -= text.length;
      value = repairJson(text);
    }
    if (value !== undefined) return [withReferences(unpackNuxt(value))];
  }
  return assigned(text, mention, budget).map(withReferences);
}
