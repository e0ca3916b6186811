import { keepingAnswers } from '../../words/answers-kept.ts';
import { pattern } from '../../words/pattern.ts';
import { wordTable } from '../../words/word-table.ts';
import { halvedInOneWord } from '../numbers/number-words.data.ts';
import { mendedFigures } from './mended-figures.ts';

/** A piece of an ingredient line. `start` and `end` are offsets into the cleaned text. */
export interface Token {
  kind: 'number' | 'vulgar' | 'word' | 'mark';
  text: string;
  lower: string;
  start: number;
  end: number;
  /** Nothing stands between this token and the one before it. */
  attached: boolean;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const subscripts = '₀₁₂₃₄₅₆₇₈₉';
const entities = wordTable<string>({
  '&nbsp;': ' ',
  '&amp;': '&',
  '&frac12;': '½',
  '&frac14;': '¼',
  '&frac34;': '¾',
  '&#8260;': '⁄',
  '&frasl;': '⁄',
  '&deg;': '°',
  '&quot;': '"',
  '&#39;': "'",
});
const bullet = /^(?:[\s•●○◦▪▫■□▢☐☑✓✔·∙‣⁃➢➤►▶*_–—-]|\[[ x]?\]|\+(?=[\s\d]))+(?=\S)/u;
const tokenPattern = pattern('gu')`
  (?<number>\d+(?:[.,]\d+)*)|(?<vulgar>[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅑⅒⅐])|(?<word>[dDlL]['’](?=[\d½⅓⅔¼¾]|$)|
  [\p{L}\p{M}]+(?:['’‐‑-][\p{L}\p{M}]+)*)|(?<mark>[^\s\p{L}\p{M}\d])
`;
/** "b. 1 cup milk", "c) 2 eggs": the letter of a list. A "c", "g", "l", "n" and "t" with a stop may be units or a number. */
const letterOfList = /^(?:[a-z]\)|[abdefhijk]\.)\s+(?=\d|\p{No})/iu;
/** The last figure of a text, with the words behind it. */
const severalBefore = /(?<![\d.,/⁄])(\d+(?:[.,]\d+)?)(?![.,]?\d)[^\d/⁄\p{No}]*$/u;
/** In characters: what stands further behind a figure is not counted by it. */
const farthest = 60;
const elided = /^(?:d|l|dell|all|un)['’]/i;

/** Invisible characters, list bullets and the forms of one character that mean the same are made one. The words stay as written. */
export const cleanLine = keepingAnswers((line): string => {
  return mendedFigures(
    line
      .replace(
        /&(?:nbsp|amp|frac12|frac14|frac34|#8260|frasl|deg|quot|#39);/g,
        (entity) => entities[entity] ?? entity,
      )
      .replace(/[\u00AD\u200B-\u200F\u2060\uFE00-\uFE0F\uFEFF]/g, '')
      .replace(/(\d)[\u00A0\u202F\u2009](?=\d{3}(?!\d))/g, '$1')
      .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹₀-₉]/g, (digit) =>
        String(Math.max(superscripts.indexOf(digit), subscripts.indexOf(digit))),
      )
      .replace(/[\uFF01-\uFF5E\u0660-\u0669\u06F0-\u06F9]/g, plainForm)
      .replace(/(?<=\d)\u066B(?=\d)/g, '.')
      .replace(/(?<=\d)\u066C(?=\d)/g, '')
      .replace(/∕/g, '⁄')
      // ".25 lb", wherever it stands; a comma may also end what is before it
      .replace(/(?<=^|[\s([–])\.(?=\d)/g, '0.')
      .replace(/^\s*,(?=\d)/, '0,')
      // "Zwiebel/n", "huevo/s", "Ei/er": one or several
      .replace(/(\p{L}{3}|(?<!\p{L})ei)\/(s|n|e|en|er|es|r|ar|a|i|x)(?![\p{L}\d])/giu, inItsNumber)
      // "1 c/s", "2 c/ postre": spoons
      .replace(/(?<=\d\s?c)\/\s?(?=(?:[scp]|soupe|café|postre|sopera|té)(?!\p{L}))/giu, ' ')
      // "egg(s)", "laxfilé(er)": the bracket is an ending, not a remark
      .replace(/(\p{L})\((s|n|e|en|er|es|r|te|ar|a|x)\)/gu, inItsNumber)
      .replace(/\s+/g, ' ')
      .replace(bullet, '')
      .replace(letterOfList, '')
      .trim(),
  );
});

/** A word that leaves open whether it is one or several, by the figure before it: "3 Zehe/n" are "3 Zehen", "2 cipolla/e" are "2 cipolle". */
function inItsNumber(_: string, word: string, ending: string, at: number, line: string): string {
  const figure = severalBefore.exec(line.slice(Math.max(0, at - farthest), at))?.[1];
  if (figure === undefined || !(Number(figure.replace(',', '.')) > 1)) return word;
  return /^[aei]$/i.test(ending) && /[aeio]$/i.test(word)
    ? word.slice(0, -1) + ending
    : word + ending;
}

/** Full-width letters, figures and marks, and Arabic and Persian figures, as ASCII has them. */
function plainForm(character: string): string {
  const code = character.charCodeAt(0);
  return code >= 0xff01 ? String.fromCharCode(code - 0xfee0) : String(code & 0xf);
}

/** Cuts cleaned text into numbers, vulgar fractions, words (with their inner hyphens and apostrophes) and single marks. Never throws; linear in the length. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let previousEnd = -1;
  const push = (kind: Token['kind'], piece: string, start: number): void => {
    const end = start + piece.length;
    tokens.push({
      kind,
      text: piece,
      lower: plainOf(piece, kind),
      start,
      end,
      attached: start === previousEnd,
    });
    previousEnd = end;
  };
  for (const match of text.matchAll(tokenPattern)) {
    const [piece] = match;
    const groups = match.groups ?? {};
    if (groups['word'] !== undefined) {
      const front = elided.exec(piece)?.[0] ?? halfIn(piece);
      if (front !== undefined && front.length < piece.length) {
        push('word', front, match.index);
        push('word', piece.slice(front.length), match.index + front.length);
      } else push('word', piece, match.index);
    } else
      push(
        groups['number'] !== undefined
          ? 'number'
          : groups['vulgar'] !== undefined
            ? 'vulgar'
            : 'mark',
        piece,
        match.index,
      );
  }
  return tokens;
}

/** The "demi-" of "demi-litre", the "half-" of "half-pound", the "Viertel" of "Viertelliter"; "demi-glace" is one word. */
function halfIn(piece: string): string | undefined {
  if (piece.length < 7 || !/^[adhv]/i.test(piece)) return undefined;
  const part = /^(?:dreiviertel|viertel|achtel|halb)(?=(?:litern?|pfund|kilo)$)/i.exec(piece)?.[0];
  if (part !== undefined) return part;
  const half = /^(?:demi|half)[‐‑-]/i.exec(piece)?.[0];
  return half !== undefined && halvedInOneWord.has(piece.slice(half.length).toLowerCase())
    ? half
    : undefined;
}

/** Lower case, with the plain apostrophe ("un po’ di") and hyphen. */
function plainOf(piece: string, kind: Token['kind']): string {
  if (piece === '’') return "'";
  return kind === 'word'
    ? piece.toLowerCase().replace(/[’‐‑]/g, (c) => (c === '’' ? "'" : '-'))
    : piece;
}
