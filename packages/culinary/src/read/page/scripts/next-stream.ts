import type { Element } from 'domhandler';
import { rawText } from '../html/element.ts';
import { isNode } from '../markup/schema-node.ts';
import { parseLooseJson } from './loose-json.ts';
import { withinDepth } from './within-depth.ts';

const streamPiece = /^\s*(?:self|window)\.__next_f\.push\(/;
const row = /([\da-f]{0,8}):(?:T([\da-f]{1,8}),|(?=[{["]))/y;
const mostValues = 100_000;
const deepest = 40;

/** The rows of a stream: JSON up to the end of its line, and texts of a stated number of bytes. */
function rowsOf(
  stream: Buffer,
  mention: RegExp,
): { values: unknown[]; texts: Map<string, string> } {
  const values: unknown[] = [];
  const texts = new Map<string, string>();
  for (let at = 0; at < stream.length;) {
    const end = stream.indexOf('\n', at);
    const until = end < 0 ? stream.length : end;
    const head = stream.toString('latin1', at, Math.min(until, at + 24));
    row.lastIndex = 0;
    const match = row.exec(head);
    if (match?.[2] !== undefined) {
      const from = at + match[0].length;
      at = from + parseInt(match[2], 16);
      texts.set(match[1]!, stream.toString('utf8', from, at));
      continue;
    }
    const line = match ? stream.toString('utf8', at + match[0].length, until) : '';
    if (mention.test(line)) {
      try {
        values.push(withinDepth(JSON.parse(line)));
      } catch {
        // A row that broke off says nothing.
      }
    }
    at = until + 1;
  }
  return { values, texts };
}

/** Next.js streams its state in pieces of text, each line a key, a colon and JSON; long texts stand in rows of their own, named "$" and the row's key. */
export function streamedValues(scripts: readonly Element[], mention: RegExp): unknown[] {
  let text = '';
  for (const script of scripts) {
    const code = rawText(script);
    if (!streamPiece.test(code)) continue;
    const piece = parseLooseJson(code.slice(code.indexOf('(') + 1, code.lastIndexOf(')')));
    if (Array.isArray(piece) && typeof piece[1] === 'string') text += piece[1];
  }
  if (!mention.test(text)) return [];
  const { values, texts } = rowsOf(Buffer.from(text), mention);
  return texts.size > 0 ? values.map((value) => withTexts(value, texts)) : values;
}

function withTexts(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  let left = mostValues;
  const fill = (inner: unknown, depth: number): unknown => {
    if (typeof inner === 'string')
      return inner.startsWith('$') ? (texts.get(inner.slice(1)) ?? inner) : inner;
    if (depth > deepest || --left < 0) return inner;
    if (Array.isArray(inner)) return inner.map((item) => fill(item, depth + 1));
    return isNode(inner)
      ? Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, fill(item, depth + 1)]))
      : inner;
  };
  return fill(value, 0);
}
