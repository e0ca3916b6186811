import { withinDepth } from './within-depth.ts';
import { endsString } from './json-strings.ts';
import { mendJson } from './mend-json.ts';

/** Longest text whose strings are mended. */
const mostMended = 1_000_000;
const opening = /^\s*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?)\s*/;
const closing = /\s{0,20}(?:-->|(?:\/\/|\/\*)?\s{0,20}\]\]>(?:\s{0,20}\*\/)?)$/;
/** Longest wrapper at the end of a script. */
const closingLength = 60;

/**
 * Reads JSON as web pages write it: wrapped in comments or CDATA, with raw control characters, trailing semicolons,
 * unescaped quotes, entities instead of quotes; what lies 200 levels deep and more is null. Undefined when nothing can be made of it.
 */
export function parseLooseJson(source: string): unknown {
  const text = unwrapped(source);
  return text ? firstThatParses([() => text, () => mendStrings(text)]) : undefined;
}

/** Like `parseLooseJson`, and also mends the grammar: missing commas and brackets, trailing commas, comments, the grammar of JavaScript. */
export function repairJson(source: string): unknown {
  const text = unwrapped(source);
  return text
    ? (firstThatParses([() => text, () => mendStrings(text)]) ?? mendJson(text))
    : undefined;
}

function firstThatParses(attempts: (() => string)[]): unknown {
  for (const attempt of attempts) {
    try {
      return withinDepth(JSON.parse(attempt()));
    } catch {
      // The next attempt is more forgiving.
    }
  }
  return undefined;
}

function unwrapped(source: string): string {
  const text = withoutEnd(
    source
      .replace(/^\ufeff/, '')
      .trim()
      .replace(opening, '')
      .replace(/;$/, ''),
  ).replace(/;$/, '');
  return /^[{[]\s*&(?:quot|#34);/.test(text) ? unquoteEntities(text) : text;
}

const withoutEnd = (text: string) =>
  (text.slice(0, -closingLength) + text.slice(-closingLength).replace(closing, '')).trim();

const unquoteEntities = (text: string) =>
  text
    .replace(/&quot;|&#34;/g, '"')
    .replace(/&#0?39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Escapes what may not stand inside a JSON string: raw line breaks and control characters, quotes that do not end it, unknown escapes. */
function mendStrings(text: string): string {
  if (text.length > mostMended) throw new RangeError('too long to mend');
  let mended = '';
  let inside = false;
  let from = 0;
  const special = /["\\\u0000-\u001f]/g;
  for (let match = special.exec(text); match; match = special.exec(text)) {
    const at = match.index;
    const sign = match[0];
    let instead = sign;
    if (!inside) {
      if (sign === '"') inside = true;
      else if (sign !== '\\') instead = ' ';
    } else if (sign === '\\') {
      const next = text[at + 1] ?? '';
      if (/["\\/bfnrtu]/.test(next)) special.lastIndex = at + 2;
      else instead = '';
    } else if (sign === '"') {
      if (endsString(text, at + 1)) inside = false;
      else instead = '\\"';
    } else instead = sign === '\n' ? '\\n' : ' ';
    if (instead !== sign) {
      mended += text.slice(from, at) + instead;
      from = at + 1;
    }
  }
  return mended + text.slice(from);
}
