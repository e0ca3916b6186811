import { undone, type Format } from './format.ts';

const LIST = /^[ \t]{0,8}(?:References|Visible links:?|Hidden links:?|Links:)[ \t]*$/i;
const ADDRESS = /^[ \t]{0,8}(\d{1,3})\.[ \t]{1,4}(?:https?|file|mailto|ftp|javascript):\S/i;
/** One number in brackets may be a footnote of the cook's own. */
const FEWEST = 2;

/** The text of a page that a browser without pictures wrote, without the marks of its links and their list. */
export const browserDump: Format = (source) => {
  const lines = source.split('\n');
  const addresses = lines.map((line) => (line.length <= 2_000 ? ADDRESS.exec(line) : null));
  const count = addresses.filter((found) => found !== null).length;
  const head = lines.findLastIndex(
    (line, at) =>
      LIST.test(line) && [1, 2, 3].some((below) => addresses[at + below]?.[1] !== undefined),
  );
  if (count < FEWEST || head < 0) return null;
  const numbers = new Set(addresses.flatMap((found) => (found ? [found[1]!] : [])));
  const isNote = (number: string) => numbers.has(number);
  const kept = lines
    .filter((_, at) => at < head || (at > head && !addresses[at]))
    .map((line) =>
      line
        .replace(
          / ?\[(\d{1,3})\](?=[,;.])|\[(\d{1,3})\]/g,
          (all, before?: string, alone?: string) => (isNote(before ?? alone ?? '') ? '' : all),
        )
        .replace(/\((?:BUTTON|BUTTON\)[^)\n]{0,40})\)/g, '')
        .replace(/\[[\w-]{1,60}\.(?:jpe?g|png|gif|webp|svg)\]/gi, ''),
    );
  return undone(kept.join('\n'));
};
