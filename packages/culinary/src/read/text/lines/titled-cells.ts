import { readMarker } from './list-markers.ts';
import type { PageLine } from './page-line.ts';

const LONGEST_TITLE = 48;
const BARE_NUMBER = /^\d{1,2}\s+/u;
const OPENS = /^[\p{Lu}\d¼-¾⅐-⅞¡¿("'„«“]/u;
const ENDS = /[.!?,;:]$/u;

/**
 * The lines of a numbered step whose title stands behind its number, "1 Bulgur kochen" above "300 ml Wasser …": the title as a heading and
 * the number before what is to do. Null where the first line is no title: its sentence goes on below it.
 */
export function titledCell(
  number: number,
  lines: readonly PageLine[],
  width: number,
): PageLine[] | null {
  const [head, ...others] = lines;
  if (!head) return null;
  const beside = others.filter((line) => line.y < head.y + head.height / 2);
  const [first, ...below] = others.filter((line) => !beside.includes(line));
  const behind = readMarker(head.text.trim()).text.replace(BARE_NUMBER, '');
  const own = /^\d{1,2}[.)]?$/u.test(behind.trim()) ? '' : behind;
  const title = [own, ...beside.map(({ text }) => text.trim())].filter(Boolean).join(' ');
  const isTitle =
    first !== undefined &&
    /\p{L}{2}/u.test(title) &&
    title.length <= LONGEST_TITLE &&
    !ENDS.test(title) &&
    OPENS.test(first.text.trim()) &&
    (isSetApart(head, first) || wouldHoldMore([head, ...beside], first, width));
  if (!isTitle) return null;
  return [
    { ...head, text: title, bold: true, isTitle: true },
    { ...first, text: `${number}. ${first.text.trim()}` },
    ...below,
  ];
}

const isSetApart = (head: PageLine, text: PageLine): boolean =>
  (head.bold === true && text.bold !== true) || head.height > 1.2 * text.height;

/** Whether the first word of the line below had room beside the title: no sentence is broken so early. */
function wouldHoldMore(head: readonly PageLine[], below: PageLine, width: number): boolean {
  const text = below.text.trim();
  const [word = ''] = text.split(' ', 1);
  const room = width - (Math.max(...head.map((line) => line.x + line.width)) - head[0]!.x);
  return room > ((word.length + 1) / Math.max(1, text.length)) * below.width + below.height / 2;
}
