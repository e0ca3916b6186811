/** So much of a line is shown. */
const SHOWN = 24;
/** An engine names the place, or shows what stands around it. */
const AROUND = /^Unexpected token .{1,4}, (?:\.\.\.)?"([^]{1,60}?)"(?:\.\.\.)? is not valid/u;
const CUT_OFF = /end of JSON|Unterminated string/i;

/**
 * Why a text is no JSON, as the end of a sentence: "it breaks off in line 3", "line 2 cannot be read at “name" "Soup”". Null where it is JSON.
 */
export function jsonFault(source: string): string | null {
  try {
    JSON.parse(source);
    return null;
  } catch (error) {
    const { message } = error as SyntaxError;
    const around = AROUND.exec(message)?.[1]?.replace(/\s+/g, ' ').trim();
    if (around !== undefined) return `it cannot be read at “${around}”`;
    const at = /at position (\d+)/.exec(message)?.[1];
    const end = source.trimEnd().length;
    const place = Math.min(at === undefined ? end : Number(at), end);
    const line = source.slice(0, place).split('\n').length;
    if (CUT_OFF.test(message) || place >= end) return `it breaks off in line ${line}`;
    const shown = source
      .slice(place, place + SHOWN)
      .split('\n', 1)[0]!
      .trim();
    return `line ${line} cannot be read${shown === '' ? '' : ` at “${shown}”`}`;
  }
}
