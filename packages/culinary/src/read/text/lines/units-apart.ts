import { isFood } from '../../../foods/line-words.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { readUnit } from '../../../line/units/units.ts';
import type { TextLine } from './page-line.ts';

/** A figure, and the word or the abbreviation behind it. */
const AMOUNT = /^([\d½¼¾⅓⅔⅛.,/]{0,4}[\d½¼¾⅓⅔⅛])(\s?)(\p{L}{1,14})(\.?)(?![\p{L}\d])/u;
/** A unit and a capital right behind it: "2 ELRum", "250 gMehl", "1 Pck.Backpulver". */
const BEFORE_CAPITAL =
  /^([\d½¼¾⅓⅔⅛.,/]{0,4}[\d½¼¾⅓⅔⅛]\s?)(\p{Lu}?\p{Ll}{1,12}|[ET]L|L)(\.?)(?=\p{Lu}\p{Ll}{2})/u;
/** "180C", "2a.": of single letters these are units. */
const LETTERS = /^(?:[glL]|[cP](?=\.))/u;
/** "1P. Vanillezucker", "2kl. Zwiebeln": what is abbreviated between a figure and a food. */
const ABBREVIATION = /^\p{L}{2,5}\.$/u;
/** "1st prize": no stick. */
const ORDINAL = /^(?:\d{0,2}1st|\d{0,2}2nd|\d{0,2}3rd|\d{1,2}th)$/u;
const FEWEST_APART = 3;
/** So many units with a blank to one without. */
const SELDOM = 3;

const isUnit = (word: string): boolean => readUnit(tokenise(word), 0) !== null;

/** The amount that a line begins with: whether its unit stands apart from the figure, or null where there is none. */
function amountOf(text: string): { figure: string; isApart: boolean } | null {
  const [whole, figure = '', blank, word = '', stop = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || ORDINAL.test(whole)) return null;
  const isMeasure =
    word.length === 1
      ? LETTERS.test(word + stop)
      : isUnit(word) ||
        (ABBREVIATION.test(word + stop) && /^\s\p{L}/u.test(text.slice(whole.length)));
  return isMeasure ? { figure, isApart: blank !== '' } : null;
}

/** Lines of OCR whose units stand apart from their figures, "2tsp" and "1P. Hefe", where the page has a blank there otherwise. */
export function withBlankBeforeUnit(lines: TextLine[]): TextLine[] {
  const amounts = lines.map(({ text }) => amountOf(text));
  const apart = amounts.filter((amount) => amount?.isApart === true).length;
  const glued = amounts.filter((amount) => amount?.isApart === false).length;
  if (glued === 0 || apart < FEWEST_APART || glued * SELDOM > apart) return lines;
  return lines.map((line, at) => {
    const amount = amounts[at];
    return line.confidence === null || !amount || amount.isApart
      ? line
      : { ...line, text: `${amount.figure} ${line.text.slice(amount.figure.length)}` };
  });
}

/** A line of OCR with a blank between the unit of its amount and the food, where a capital shows where that begins. */
export const withBlankBehindUnit = (text: string): string =>
  text.replace(BEFORE_CAPITAL, (read, _figure: string, unit: string) =>
    isUnit(unit) ? `${read} ` : read,
  );

/** "lbicchiere", "Icup", "lPrise": a stroke and a word. Before a vowel it may be an article: "letto". */
const STROKE_AND_WORD = /^([I|!]|l(?![aeiouyéèêàâîôû]))(\p{L}{3,14}|[ET]L)(?=\.?\s\p{L})/u;

/** A line of OCR with the one it begins with, where that was read as a letter of the unit behind it. */
export const withOneBeforeUnit = (text: string): string =>
  text.replace(STROKE_AND_WORD, (read, _one: string, word: string) =>
    isUnit(word) && !isUnit(read) && !isFood(read) ? `1 ${word}` : read,
  );
