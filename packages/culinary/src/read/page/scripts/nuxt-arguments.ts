import { isNode } from '../markup/schema-node.ts';
import { parseLooseJson } from './loose-json.ts';

const mostValues = 100_000;
const deepest = 40;
const parameters = /function\s?\(([\w$,\s]{1,20000})\)\s?\{\s?$/;

/**
 * Nuxt writes values that come often once, as arguments of a function that returns its state:
 * (function(a,b){return {title:a}})("Cake",4). Puts them in place of their names; any other value is given back as it is.
 */
export function withArguments(
  value: unknown,
  script: string,
  from: number,
  until: number,
): unknown {
  const before = script.slice(Math.max(0, from - 20_100), from).replace(/return\s{0,20}$/, '');
  const names = parameters.exec(before.slice(before.lastIndexOf('function')))?.[1]?.split(',');
  const call = /^\s{0,5};?\s{0,5}\}\s{0,5}\)?\s{0,5}\(/.exec(script.slice(until, until + 40));
  if (!names || !call || value === undefined) return value;
  const source = script.slice(until + call[0].length, script.lastIndexOf(')')).replace(/\)+$/, '');
  const given = parseLooseJson(`[${source.replace(/\bvoid 0\b/g, 'null')}]`);
  if (!Array.isArray(given)) return value;
  const values = new Map(names.map((name, at) => [name.trim(), given[at] as unknown]));
  let left = mostValues;
  const fill = (inner: unknown, depth: number): unknown => {
    if (typeof inner === 'string') return values.has(inner) ? values.get(inner) : inner;
    if (depth > deepest || --left < 0) return inner;
    if (Array.isArray(inner)) return inner.map((item) => fill(item, depth + 1));
    return isNode(inner)
      ? Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, fill(item, depth + 1)]))
      : inner;
  };
  return fill(value, 0);
}
