import { readMarker } from './list-markers.ts';
import type { TextLine } from './page-line.ts';

const TAB = 4;

const unmarked = (text: string) => ({ marker: null, text, cut: 0 });

function closesBracket(above: string | undefined, line: string): boolean {
  return (
    above !== undefined &&
    /^\d{1,2}\)\s/.test(line) &&
    above.lastIndexOf('(') > above.lastIndexOf(')')
  );
}

/** Lines of a plain text as lines on a page whose unit is one character. A form feed starts a new page. */
export function plainLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let gap = 0;
  let page = 1;
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
    const body = source.trimStart();
    const markerX = source.length - body.length;
    // "(300 °F, gas mark" above "2) for two hours" numbers no step.
    const {
      marker,
      text: rest,
      cut,
    } = gap === 0 && closesBracket(lines.at(-1)?.text, body) ? unmarked(body) : readMarker(body);
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
