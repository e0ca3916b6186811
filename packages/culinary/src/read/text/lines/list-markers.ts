import { MONTH } from '../../../words/months.data.ts';
import { pattern } from '../../../words/pattern.ts';
import type { Marker } from './page-line.ts';

const BULLET =
  /^(?:[•●○◦▪▫■□▢☐☑✓✔‣⁃∙·»►▶➢➤❖✦★☆]+\uFE0F?|[→➔➜⇒➝](?=\s)|[-–—]{1,3}(?=\s)|[*+](?=\s)|\.(?=\s[\d½¼¾\p{L}])|\[[ xX]?\](?!\()|(?![©®™])\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*)\s*/u;
const NUMBER =
  /^(?:\((\d{1,2})\)|(\d{1,2})\s?(?:\.[ºª°]?\s(?:[Ss]chritt|[Ss]tep|[ÉéEe]tape|[Pp]ass?o|[Ss]tap|[Ss]teg)\s?[:.)–-]|\.er(?=\s\p{Lu})|\.\s?[ºª°][.:)]?-?(?=\s)|\.[oa](?=\s\p{Lu})|\.\)|[.ºª]{1,2}\s?[-–—](?=\s)|[.)])(?!\d)|(\d{1,2})\/(?=\s\p{Lu})|(\d{1,2})\s*(?::(?!\d)(?=\s)|\|(?=\s)(?!\s*[\d¼-¾⅐-⅞]))|(\d{1,2})[ºª°](?=\s\p{Lu})|0([1-9])\s+(?=\p{Lu}))\s*/u;
/** "➊", "①", "❶". */
const CIRCLED = /^([①-⑳❶-❿➀-➉➊-➓])\s*/u;
/** "a) Knead" */
const LETTER = /^\(?([a-h])[).]\s+(?=\p{Lu}\p{L})/u;
const KEYCAP = /^(\d)\uFE0F?\u20E3\s*/u;
const STEP_WORD =
  /^(?:step|schritt|étape|etape|passo|passaggio|paso|stap|steg)\s+(?:n[º°.]\s?|n\.[º°]\s?|nr\.\s?|no\.\s?)?(\d{1,2})(?:\s*[.):|]|\s*[-–—]\s|\s*$|\s+(?=\p{L}))\s*/iu;

/** "18. Juni 2023": a day, and no number of a step. */
const DAY = pattern('iu')`^\d{1,2}\.\s?${MONTH}\s?(?:19|20)\d{2}(?!\d)`;

/** The first of each row of circled numbers, and how far the row goes. */
const CIRCLED_ROWS = ['①', '❶', '➀', '➊'];
const circledNumber = (sign: string): number =>
  Math.min(
    ...CIRCLED_ROWS.map((one) => sign.codePointAt(0)! - one.codePointAt(0)! + 1).filter(
      (number) => number > 0,
    ),
  );

interface MarkedText {
  marker: Marker | null;
  text: string;
  /** Length of what was taken off, in characters. */
  cut: number;
}

/** Takes a bullet, a list number or "Step 3:" off the start of a line. A quantity ("1.5 kg", "2 eggs", "3 - 5 leaves") is not a marker. */
export function readMarker(line: string): MarkedText {
  const circled = CIRCLED.exec(line);
  if (circled)
    return {
      marker: { kind: 'number', ordinal: circledNumber(circled[1]!) },
      text: line.slice(circled[0].length),
      cut: circled[0].length,
    };
  const letter = LETTER.exec(line);
  if (letter)
    return {
      marker: { kind: 'number', ordinal: letter[1]!.charCodeAt(0) - 'a'.charCodeAt(0) + 1 },
      text: line.slice(letter[0].length),
      cut: letter[0].length,
    };
  let cut = 0;
  for (let bullet = BULLET.exec(line); bullet; bullet = BULLET.exec(line.slice(cut)))
    cut += bullet[0].length;
  if (cut > 0) return { marker: { kind: 'bullet', ordinal: null }, text: line.slice(cut), cut };
  const number =
    STEP_WORD.exec(line) ?? KEYCAP.exec(line) ?? (DAY.test(line) ? null : NUMBER.exec(line));
  if (number) {
    const ordinal = Number(number.slice(1).find((digits) => digits !== undefined));
    return {
      marker: { kind: 'number', ordinal },
      text: line.slice(number[0].length),
      cut: number[0].length,
    };
  }
  return { marker: null, text: line, cut: 0 };
}

/** True for a fragment that is a marker and nothing else, as PDFs and OCR give them apart from their text. */
export function isLoneMarker(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 4) return false;
  return /^(?:[•●○◦▪▫■□▢☐‣⁃∙·►▶➢➤❖*–—-]|\(?\d{1,2}[.)]|o)$/u.test(trimmed);
}
