import { readMarker } from './list-markers.ts';
import type { PageLine } from './page-line.ts';

const LONGEST_TITLE = 48;
const BARE_NUMBER = /^\d{1,2}\s+/u;
const LONE_NUMBER = /^\d{1,2}[.)]?$/u;
const BADGE = /^[@©®&•]\s/u;
const OPENS = /^[\p{Lu}\d¼-¾⅐-⅞¡¿("'„«“]/u;
const ENDS = /[.?,;:]$/u;
/** As a share of the cells. */
const FEWEST_SURE = 0.5;

interface TitledCell {
  lines: PageLine[];
  /** Whether the place or the letters of the title tell that it is one. */
  isSure: boolean;
}

/**
 * Numbered steps whose titles stand behind their numbers, "1 Bulgur kochen" above "300 ml Wasser …": the title as a heading and the number
 * before what is to do. Null where the first lines are no titles: their sentences go on below them.
 */
export function titledCells(cells: readonly (readonly PageLine[])[]): PageLine[][] | null {
  const width = Math.max(
    ...cells.flatMap((lines) => lines.map((line) => line.x + line.width - lines[0]!.x)),
  );
  const titled = cells.map((lines, at) => titledCell(at + 1, lines, width));
  const sure = titled.filter((cell) => cell?.isSure);
  return sure.length >= FEWEST_SURE * cells.length && titled.every((cell) => cell !== null)
    ? titled.map(({ lines }) => lines)
    : null;
}

function titledCell(number: number, lines: readonly PageLine[], width: number): TitledCell | null {
  const [head, ...others] = lines;
  if (!head) return null;
  const beside = others.filter((line) => line.y < head.y + head.height / 2);
  const own = readMarker(head.text.trim())
    .text.replace(BARE_NUMBER, '')
    .replace(LONE_NUMBER, '')
    .replace(BADGE, '');
  const after = others.filter((line) => !beside.includes(line));
  // "Step 1" above the title
  if (own === '' && beside.length === 0) beside.push(...after.splice(0, 1));
  const [first, ...below] = after;
  const title = [own, ...beside.map(({ text }) => text.trim())].filter(Boolean).join(' ');
  const isTitle =
    first !== undefined &&
    /\p{L}{2}/u.test(title) &&
    title.length <= LONGEST_TITLE &&
    !ENDS.test(title) &&
    OPENS.test(first.text.trim());
  if (!isTitle) return null;
  return {
    lines: [
      { ...head, text: title, bold: true, isTitle: true },
      { ...first, text: `${number}. ${first.text.trim()}` },
      ...below,
    ],
    isSure:
      isSetApart(own === '' ? beside[0]! : head, first) ||
      wouldHoldMore(own === '' ? beside : [head, ...beside], first, width),
  };
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
