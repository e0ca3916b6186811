import { mendEncoding } from '../../mend-encoding.ts';
import { htmlLines } from './html-lines.ts';
import { tidyText } from './page-text.ts';
import { parsePage } from './parse-page.ts';

const markup = /<\/?[a-z!][^<>]{0,2000}>|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
const blockTag = /<(?:br|p|li|div|ul|ol|h[1-6]|tr|td)\b[^<>]{0,2000}>/i;
/** Whether `richLines` takes a string for HTML or entities. */
export const looksMarkedUp = (text: string): boolean => markup.test(text);

/** As often as a string may be encoded in itself. */
const ROUNDS = 3;
/** A string of which `richLines` gives every sign back as it is. */
export function asLiteralMarkup(text: string): string {
  let encoded = text;
  for (let round = 0; round < ROUNDS; round++)
    encoded = encoded.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return encoded;
}

/** Longest string of a page's data that is read. */
export const longestString = 200_000;

/**
 * The lines of a string that may hold HTML, entities (also encoded twice) or line breaks, as structured data has them.
 * Nothing of the markup is left; what looked like a script is gone with it.
 */
export function richLines(value: string): string[] {
  let lines = [mendEncoding(value.slice(0, longestString))];
  for (let round = 0; round < ROUNDS && lines.some((line) => markup.test(line)); round++) {
    lines = lines.flatMap((line) => (markup.test(line) ? markupLines(line) : [line]));
  }
  return lines
    .flatMap((line) => line.split(/\r\n?|\n|\u2028|\u2029/))
    .map(tidyText)
    .filter(Boolean);
}

function markupLines(html: string): string[] {
  const breaks = /[\r\n\u2028\u2029]/.test(html) && !blockTag.test(html);
  if (breaks) return html.split(/\r\n?|\n|\u2028|\u2029/).flatMap(markupLines);
  return htmlLines(parsePage(html).roots).map((line) => line.text);
}

/** The same on one line. */
export const plainText = (value: string): string => richLines(value).join(' ');
