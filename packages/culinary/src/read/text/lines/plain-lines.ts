import { isCutFigure } from './cut-figures.ts';
import { readMarker } from './list-markers.ts';
import type { TextLine } from './page-line.ts';

const TAB = 4;

const unmarked = (text: string) => ({ marker: null, text, cut: 0 });

/** What stands at both ends of a heading as its ornament, and what is so framed. */
const ORNAMENTED =
  /^([*~=+•·°«»❖✦★☆❀✿_—–-]{1,10})\s+([^\s*~=+•·«»_].{0,78})\s+([*~=+•·°«»❖✦★☆❀✿_—–-]{1,10})$/u;

/** "*  QUESADA PASIEGA  *", "~ Zwiebelkuchen ~": a heading without what frames it, which is no bullet. */
function withoutOrnaments(line: string): string {
  const [, left = '', framed = '', right = ''] = ORNAMENTED.exec(line) ?? [];
  const isFrame = framed !== '' && left.length === right.length && mirrored(left) === right;
  return isFrame && !/[|*~]/.test(framed) ? framed : line;
}
const MIRRORS: Record<string, string> = { '«': '»', '»': '«' };
const mirrored = (signs: string): string =>
  [...signs]
    .reverse()
    .map((sign) => MIRRORS[sign] ?? sign)
    .join('');

/** "(300 °F, gas mark" above "2) for two hours" numbers no step. */
const closesBracket = (above: string, line: string): boolean =>
  /^\d{1,2}\)\s/.test(line) && above.lastIndexOf('(') > above.lastIndexOf(')');

/** What a line begins with, which what the line right above it ends with may make a part of its sentence. */
function markerOf(line: string, above: string | undefined, last: number | null) {
  const isOfAbove =
    above !== undefined && (closesBracket(above, line) || isCutFigure(above, line, last));
  return isOfAbove ? unmarked(line) : readMarker(line);
}

/** Lines of a plain text as lines on a page whose unit is one character. A form feed starts a new page. */
export function plainLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let gap = 0;
  let page = 1;
  let last: number | null = null;
  text.split(/\r\n|\r|\n|\u2028|\u2029|\u000b/).forEach((raw, y) => {
    const fresh = raw.startsWith('\f');
    if (fresh) page++;
    const source = raw
      .replace(/\f/g, '')
      .replace(/\t/g, ' '.repeat(TAB))
      .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
      .trimEnd();
    if (source.trim() === '') {
      gap++;
      return;
    }
    const body = withoutOrnaments(source.trimStart());
    const markerX = source.length - body.length;
    const above = gap === 0 ? lines.at(-1)?.text : undefined;
    const { marker, text: rest, cut } = markerOf(body, above, last);
    last = marker?.ordinal ?? last;
    lines.push({
      text: rest.trim(),
      page,
      column: 0,
      x: markerX + cut,
      markerX,
      right: source.length,
      y,
      size: 1,
      bold: false,
      marker,
      gap: lines.length === 0 ? 0 : gap,
      heading: 0,
      confidence: null,
    });
    gap = 0;
  });
  return lines;
}
