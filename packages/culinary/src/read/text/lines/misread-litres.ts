import { findFood } from '../../../foods/find-food.ts';
import { namesFood } from '../../../foods/line-words.ts';
import { tokenise } from '../../../line/tokens/tokenise.ts';
import { readUnit } from '../../../line/units/units.ts';

/** "11 di brodo", "1,51 Gemüsebrühe": a figure with a stroke behind it, and what it is of. */
const STROKE = /^(\d|\d[.,]\d{1,2})[1I|\]](?=\s(?:d[ie]\s|d['’]|of\s)?(\p{L}[\p{L}\s'’-]{2,60}))/u;

/** "11Gemüsebrühe": without the blank behind it. */
const STROKE_GLUED = /^((?:• )?\d)[1Il|](?=(\p{Lu}\p{Ll}[\p{L}\s'’-]{2,60}))/u;

/** "1 di brodo": behind the figure stood a letter as thin. */
const LOST =
  /^((?:• )?(?:\d(?:[.,]\d{1,2})?|(?:\d )?\d\/\d|[½¼¾])) (?=(?:d[ie]\s|d['’])(\p{L}[\p{L}\s'’-]{2,60}))/u;
/** "1/4 1 Eierlikör", "½ | Milch": nothing is counted behind a fraction. */
const BEHIND_FRACTION =
  /(?<=(?:^|[\s,;:])(?:[1-3]\/[2-8]|[½¼¾⅓⅔⅛])\s)(?:[1I|]|[1Il|]\])(?=\s(?:d[ie]\s|d['’]|of\s)?(\p{L}[\p{L}\s'’-]{2,60}))/gu;
/** "Milch ¼ 1": the same behind the food. */
const BEHIND_FOOD = /^((?:• )?(\p{L}[\p{L}\s'’-]{2,40})\s(?:[1-3]\/[2-8]|[½¼¾⅓⅔⅛])\s)[1I|]$/u;
/** "1 1 de leche", "2 I Milch": a figure behind a figure, and what is poured. */
const BEHIND_FIGURE =
  /^((?:• )?\d{1,2}½?\s)[1I|](?=\s(?:d[ie]\s|d['’]|of\s)?(\p{L}[\p{L}\s'’-]{2,60}))/u;
/** "Milch 1 1": the same behind the food. */
const FIGURE_BEHIND_FOOD = /^((?:• )?(\p{L}[\p{L}\s'’-]{2,40})\s\d{1,2}½?\s)[1I|]$/u;
/** "1 11/2 d'eau", "1 1 e 1/2 di latte": a litre and a half, its letter between the figure and the fraction. */
const BEFORE_FRACTION =
  /^((?:• )?\d{1,2})\s[1Il|]\s?(?=(?:et?\s|y\s|und\s|and\s)?(?:[13]\/[248]|[12]\/3|[½¼¾⅓⅔])\s(?:d[ie]\s|d['’]|of\s)?(\p{L}[\p{L}\s'’-]{2,60}))/u;
/** "l1 litro", "1| litro", "11litre de lait": the one was read twice; nobody pours eleven of a thing that is one. */
const ONE_TWICE =
  /^(?:[1Il|]1|1[I|])\s?(?=lit(?:re|ro)(?!\p{L}))|^(?:[Il|]1|1[I|])\s?(?=Liter(?!\p{L}))/u;
/** "3 di di caffè", "5 ci de rhum": tenths and hundredths of a litre. */
const PARTS_OF_LITRE =
  /(?<=(?:^|[\s(])\d{1,3}(?:[.,]\d)?\s?)([dc])[iI1|](?=\s(?:d[ie]\s|d['’]|of\s))/gu;
/** "7 f1 oz": fluid ounces. */
const FLUID = /(?<=\d\s?)f[1I|!](?=\.?\s?oz(?!\p{L}))/giu;

/** "1,5 1 de leche", "Leche entera 1,5 1": nothing is counted behind a decimal. */
const BEHIND_DECIMAL = /(?<=(?:^|\p{L}\s)\d{1,2}[.,]\d{1,2}\s)[1I|](?=\s\p{L}{2}|$)/u;
/** "2 1] Brühe", "Latte 1 l]": a bracket closes nothing behind a figure. */
const WITH_BRACKET = /(?<=(?:^|\p{L}\s)(?:\d{1,2}(?:[.,]\d{1,2})?)\s)[1Il|]\](?=\s\p{L}{2}|$)/u;

/** "1l limone": the one was read twice; what is as large as a lemon is counted, not poured. */
const ONE_PIECE = /^((?:• )?1)[lI|](?=\s(\p{L}[\p{L}\s'’-]{2,60}))/u;
/** In grams: of berries a litre may be picked. */
const COUNTED = 40;
const isCounted = (food: string): boolean => {
  const { liquid, pieceGrams } = findFood(food.trim()) ?? {};
  return liquid === false && (pieceGrams ?? 0) >= COUNTED;
};

/** "g egg white", "oz can coconut milk" has a unit of its own. */
const isPoured = (food: string): boolean =>
  readUnit(tokenise(food), 0) === null &&
  (findFood(food.trim()) ?? findFood(food.trim().split(KIND_OF, 1)[0]!))?.liquid === true;
/** "vinaigre d'alcool" */
const KIND_OF = /\s(?:d['’]|de\s|di\s|of\s)/u;

/** A line of OCR with a litre for the stroke behind its figure, where what is measured is poured: nobody counts eleven broths; and with its fluid ounces. */
export const withLitres = (text: string): string =>
  text
    .replace(ONE_TWICE, '1 ')
    .replace(ONE_PIECE, (read, one: string, food: string) => (isCounted(food) ? one : read))
    .replace(PARTS_OF_LITRE, '$1l')
    .replace(BEFORE_FRACTION, (read, amount: string, food: string) =>
      isPoured(food) ? `${amount} l ` : read,
    )
    .replace(BEHIND_FIGURE, (read, amount: string, food: string) =>
      isPoured(food) ? `${amount}l` : read,
    )
    .replace(FIGURE_BEHIND_FOOD, (read, before: string, food: string) =>
      isPoured(food) ? `${before}l` : read,
    )
    .replace(STROKE, (read, amount: string, food: string) =>
      isPoured(food) ? `${amount} l` : read,
    )
    .replace(STROKE_GLUED, (read, amount: string, food: string) =>
      isPoured(food) ? `${amount} l ` : read,
    )
    .replace(LOST, (read, amount: string, food: string) => (isPoured(food) ? `${amount} l ` : read))
    .replace(BEHIND_FRACTION, (read, food: string) => (namesFood(food, 3) ? 'l' : read))
    .replace(BEHIND_FOOD, (read, before: string, food: string) =>
      namesFood(food, 3) ? `${before}l` : read,
    )
    .replace(BEHIND_DECIMAL, 'l')
    .replace(WITH_BRACKET, 'l')
    .replace(FLUID, 'fl');
