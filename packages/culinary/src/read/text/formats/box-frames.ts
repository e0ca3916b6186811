import { undone, type Format } from './format.ts';

const SIDES = '│┃║┆┇┊┋|¦';
const RULE = /^[\s═─━┄┅┈┉╌╍=_+*|│┃║╔╗╚╝╠╣╦╩╬┌┐└┘├┤┬┴┼╒╕╘╛╞╡╤╧╪╓╖╙╜╟╢╥╨╫╭╮╯╰▄▀█▌▐░▒▓-]{3,}$/u;
const CORNER = /[╔╗╚╝╠╣┌┐└┘├┤╒╕╘╛╞╡╓╖╙╜╟╢╭╮╯╰]/;
const DRAWN = /[═─━│┃║▄▀█]/;
/** "F1=Help  F10=Quit", "[F3] Suchen  [Esc] Ende", "^O Write Out  ^X Exit". */
const KEY =
  /(?:^|[\s|│║[(<])(?:F\d{1,2}|Esc|PgUp|PgDn|Bild[↑↓]|\^[A-Z]|Alt[+-]\w|Strg[+-]\w|Ctrl[+-]\w)[\])>]?\s{0,2}[=:-]?\s{0,2}\p{L}{2,}/gu;
const PRESS_KEY =
  /^\W{0,5}(?:press (?:any key|enter|return)|(?:beliebige )?taste drücken|weiter mit|bitte (?:eine )?taste|appuyez sur|premere un tasto|pulse (?:una tecla|intro))(?![\p{L}]).{0,60}$/iu;
const LONGEST = 300;
const FEWEST_KEYS = 2;
const FEWEST_FRAMED = 3;

/** The words on the screens of old programs: without the boxes around them and the row of keys below. */
export const boxFrames: Format = (source) => {
  const lines = source.split('\n');
  const isShort = (line: string) => line.length <= LONGEST;
  const isKeys = lines.map(
    (line) =>
      isShort(line) &&
      ((line.match(KEY)?.length ?? 0) >= FEWEST_KEYS || PRESS_KEY.test(inner(line))),
  );
  const framed = lines.map((line) => isShort(line) && isFramed(line));
  const drawn = lines.some((line) => isShort(line) && CORNER.test(line));
  // Bars of signs alone may be a table of Markdown: a frame has rules with corners, and no cells.
  const isFrame =
    framed.filter(Boolean).length >= FEWEST_FRAMED &&
    (drawn ||
      (lines.some(
        (line) => /^\s{0,20}\+[-=+]{3,}\+\s*$/.test(line) || /^\s{0,20}\*{5,}\s*$/.test(line),
      ) &&
        lines.every((line, at) => !framed[at] || isBox(line))));
  if (!isFrame && !drawn && !isKeys.some(Boolean)) return null;
  const kept = lines.flatMap((line, at) => {
    if (isKeys[at]) return [];
    if (!isShort(line)) return [line];
    if ((isFrame || drawn) && RULE.test(line) && line.trim() !== '') return [''];
    if (drawn && CORNER.test(line) && DRAWN.test(line)) return ['', titleIn(line), ''];
    return [isFrame && framed[at] ? inner(line) : line];
  });
  return undone(outdented(kept).join('\n'));
};

function isFramed(line: string): boolean {
  const text = line.trim();
  const [first, last] = [text[0] ?? '', text.at(-1) ?? ''];
  return (
    text.length > 2 &&
    first === last &&
    (SIDES.includes(first) || first === '*') &&
    /^.\s|^.$/.test(text)
  );
}

const isBox = (line: string): boolean => !line.trim().slice(1, -1).includes('|');

/** "╔══ Plum Tart ══╗" */
const titleIn = (line: string): string =>
  line
    .replace(/[^\p{L}\p{N}\p{P}\s½¼¾]/gu, ' ')
    .replace(/(?<=\s)[-=+_]{2,}|[-=+_]{2,}(?=\s)/g, ' ')
    .trim();

/** What stands within the sides; a side within is a gutter. */
const inner = (line: string): string => {
  const text = line.trim();
  const within = isFramed(line) ? text.slice(1, -1).trimEnd() : text;
  return within.replace(/\s?[│┃║]\s?/g, '    ');
};

/** Frames set all lines in by as much. */
function outdented(lines: readonly string[]): string[] {
  const least = lines.reduce(
    (most, line) =>
      line.trim() === '' ? most : Math.min(most, line.length - line.trimStart().length),
    Infinity,
  );
  return Number.isFinite(least) ? lines.map((line) => line.slice(least)) : [...lines];
}
