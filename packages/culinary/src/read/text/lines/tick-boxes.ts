import { readMarker } from './list-markers.ts';
import { placeBehind } from './number-cut.ts';
import type { TextLine } from './page-line.ts';

/**
 * What the recogniser makes of a box or a ring to tick: "[]", "[I", "[", "O)", "(J", "CJ". A one in it is a box only before another figure,
 * for "[1 egg" may be one egg.
 */
const BOX =
  /^(?:\[[IlJ|_]?\]?|\[1(?=\s\d)|\([JI_]?\]?|\(?[O0Q]\)?|[LC][JI\]]|\|\])\s+(?=[\p{L}\d½¼¾⅓⅔⅛])/u;
/** One that no word is written so. */
const SURELY = /^(?:[[(|]|[O0Q]\)|[LC][J\]])/u;
const BEFORE_FIGURE = /^\S{1,3}\s+[\d½¼¾⅓⅔⅛]/u;
const FEWEST = 2;

/** Lines of a list to tick as its items, without the boxes that were read as letters. Lines not read by OCR are left alone. */
export function withoutTickBoxes(lines: TextLine[]): TextLine[] {
  const boxed = lines.filter(
    ({ text, marker, confidence }) => confidence !== null && marker === null && BOX.test(text),
  );
  const boxes = boxed.filter((line) => {
    const below = boxed.filter((other) => Math.abs(other.x - line.x) < line.size / 2);
    const bulleted = lines.filter(
      ({ marker, markerX }) =>
        marker?.kind === 'bullet' && Math.abs(markerX - line.x) < line.size / 2,
    );
    return (
      below.length + bulleted.length >= FEWEST &&
      below.some(({ text }) => SURELY.test(text)) &&
      below.some(({ text }) => BEFORE_FIGURE.test(text))
    );
  });
  const isBoxed = new Set(boxes);
  return lines.map((line) => {
    if (!isBoxed.has(line)) return line;
    const text = line.text.replace(BOX, '');
    const cut = line.text.length - text.length;
    const found = readMarker(text);
    return {
      ...line,
      text: found.text,
      marker: found.marker ?? { kind: 'bullet', ordinal: null },
      x: placeBehind(line, cut),
    };
  });
}
