/** How far is looked beyond a quote. */
const ahead = 200;
/** What follows a quote that ends a string of JSON; a comma may be missing at the end of a line. */
const goesOn = /^\s*(?:$|[}\]:]|,\s*(?:$|["{[}\],\d-]|true|false|null|\/[/*]))|^\s*\n\s*"/;
/** In data of JavaScript also other quotes, names without any, and short names of arguments. */
const goesOnLoosely =
  /^\s*(?:[)};]|\/[/*]|,\s*(?:["'`!,]|[\w$]{1,60}\s{0,5}:|[\w$]{1,4}[,}\]]|(?:None|True|False)\b))|^\s*\n\s*["'`]/;
const colon = /^\s{0,20}:/;
/** The key of the next line, where the quote before it is missing. */
const keyOfNextLine = /,?[^\S\n]*\n\s{0,100}["'`][^"'`\n]{1,60}$/;
/** What ends a text that breaks off within a string. */
const lastBrackets = /[\s}\]]{1,200}$/;

/** Whether a quote can end a string: what follows must go on as JSON does. */
export const endsString = (text: string, after: number): boolean =>
  goesOn.test(text.slice(after, after + ahead));

/**
 * Where the string ends whose quote stands at `at`, and where what follows it begins. Quotes within it that lack their backslash are
 * passed over; where its last quote is missing it ends with its line. Goes back by no more than a line.
 */
export function endOfString(
  text: string,
  at: number,
  isKey: boolean,
): { content: number; next: number } {
  const quote = text[at];
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === quote) {
      const rest = text.slice(end + 1, end + 1 + ahead);
      if (colon.test(rest)) {
        if (isKey) return { content: end, next: end + 1 };
        const from = Math.max(at + 1, end - ahead);
        const line = keyOfNextLine.exec(text.slice(from, end));
        if (line) return { content: from + line.index, next: from + line.index };
      } else if (goesOn.test(rest) || goesOnLoosely.test(rest))
        return { content: end, next: end + 1 };
    }
  }
  const tail = lastBrackets.exec(text.slice(Math.max(at + 1, text.length - ahead)))?.[0] ?? '';
  return { content: text.length - tail.length, next: text.length };
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** What stands between the quotes of a string, without its escapes. */
export const unescaped = (content: string): string =>
  content
    .replace(/[\u0000-\u0009\u000b-\u001f]/g, ' ')
    .replace(
      /\\(?:u([\da-f]{4})|x([\da-f]{2})|([\s\S])|$)/gi,
      (_, long?: string, short?: string, sign?: string) =>
        sign === undefined
          ? String.fromCharCode(parseInt(long ?? short ?? '20', 16))
          : (escapes[sign] ?? sign),
    );
