import {
  partitives,
  plusWords,
  sumWords,
  timesMarks,
} from '../../line/amounts/amount-words.data.ts';
import { isFigure, skipApproximate } from '../../line/numbers/approximate.ts';
import { shareWords } from '../../line/name/joint-words.data.ts';
import { dashes, multiples } from '../../line/numbers/number-words.data.ts';
import { readQuantity } from '../../line/numbers/quantities.ts';
import { cleanLine, tokenise } from '../../line/tokens/tokenise.ts';
import { readLanguage } from './line-language.ts';

/** What stands in front of the food, as far as words need it. */
interface LineWords {
  name: string;
  size: string | null;
  preparation: string | null;
  note: string | null;
  optional: boolean;
  originalText: string;
}

const saysShared = new RegExp(`(?<!\\p{L})(?:${[...shareWords].join('|')})(?!\\p{L})`, 'iu');

const namesSeveral = /,|\s(?:and|und|et|ed?|y|en|och|&)\s/iu;

/** The food with its size, preparation and remark; the line as written where no food was read. */
export function wordsOf(line: LineWords): string {
  if (line.name.trim() === '') return line.originalText;
  const food = standsBehind(line)
    ? `${line.name} ${line.size}`
    : [sizeOf(line), line.name].filter(Boolean).join(' ');
  const details = inOrder(line)
    .filter((detail) => detail !== null && detail !== '')
    .map((detail) => (isAddition(detail!) ? ` ${detail}` : `, ${detail}`));
  const words = [sharedWord(line), food].filter(Boolean).join(' ') + details.join('');
  return line.optional && !/optional/i.test(words) ? `${words} (optional)` : words;
}

/** "cebolla grande": whether the size stands right behind its food. */
function standsBehind({ size, name, originalText }: LineWords): boolean {
  return size !== null && cleanLine(originalText).includes(`${name} ${size}`);
}

/** The size, with the "of" that stands between it and the food: "rases de sucre". */
function sizeOf({ size, name, originalText }: LineWords): string | null {
  const text = cleanLine(originalText);
  const from = size === null ? -1 : text.indexOf(`${size} `) + size.length + 1;
  const joint = from > 0 ? text.slice(from, text.indexOf(name, from)).trim().toLowerCase() : '';
  return partitives.has(joint) ? `${size} ${joint}` : size;
}

/** The preparation and the remark; what is added to the food first, where it stands so: "2 eggs + 1 yolk, beaten". */
function inOrder({ preparation, note, originalText }: LineWords): (string | null)[] {
  const addedFirst =
    note !== null &&
    preparation !== null &&
    isAddition(note) &&
    originalText.indexOf(note) < originalText.indexOf(preparation);
  return addedFirst ? [note, preparation] : [preparation, note];
}

/** "+ 2 tbsp", "and 2 tbsp" go on without a comma. */
function isAddition(detail: string): boolean {
  const [joint, figure] = tokenise(detail);
  return (
    joint !== undefined &&
    (joint.lower === '+' ||
      (sumWords.has(joint.lower) && !plusWords.has(joint.lower) && isFigure(figure)))
  );
}

/** The "each" between an amount and the foods that share it, or at the end of the line, and the "je" in front; null where the line says none. */
function sharedWord({ originalText, name, size, preparation, note }: LineWords): string | null {
  if (!saysShared.test(originalText)) return null;
  const text = cleanLine(originalText);
  const at = Math.max(0, text.indexOf(name));
  const front = tokenise(text.slice(0, at).replace(/[([][^()[\]]*[)\]]/g, ' '));
  // "butter and sugar, 100 g each"
  const behind =
    !namesSeveral.test(name) ||
    front.some(isFigure) ||
    size !== null ||
    preparation !== null ||
    note !== null
      ? []
      : tokenise(text.slice(at + name.length));
  const word = [...front, ...behind].find(({ lower }) => shareWords.has(lower));
  return word === undefined ? null : word.text.toLowerCase();
}

/** The number with which a line begins, and the words behind it. */
export interface LeadingNumber {
  quantity: number;
  quantityMax: number | null;
  /** "2", "½", not "two" or "a". */
  inFigures: boolean;
  /** "3 dozen". */
  ofSets: boolean;
  /** "2 x 400 g" keeps its "×". */
  rest: string;
}

/** Whether a number read once more is the one that was read before; sums were rounded. */
export function isSameNumber(a: number | null, b: number | null): boolean {
  return a === b || (a !== null && b !== null && Math.abs(a - b) < 1e-3);
}

/** Splits a line behind the number with which it begins; null where it begins with none. */
export function splitLeadingNumber(line: string, language?: string): LeadingNumber | null {
  const text = cleanLine(line);
  const tokens = tokenise(text);
  const at = skipApproximate(tokens, 0);
  const read = readQuantity(tokens, at, { words: true, language: readLanguage(language) });
  if (read === null) return null;
  let next = read.next;
  // "2 x 14 oz cans", "2-14 oz cans"
  const isTimes =
    timesMarks.has(tokens[next]?.lower ?? '') ||
    (dashes.has(tokens[next]?.lower ?? '') && isFigure(tokens[next + 1]));
  const times = isTimes ? '× ' : '';
  if (times !== '') next++;
  const start = tokens[next]?.start;
  const rest = start === undefined ? '' : text.slice(start);
  return {
    quantity: read.quantity,
    quantityMax: read.quantityMax,
    inFigures: tokens[at]?.kind !== 'word',
    ofSets: tokens.slice(at, read.next).some(({ lower }) => multiples[lower] !== undefined),
    rest: /^[\d\p{No}]/u.test(rest) ? times + rest : rest,
  };
}
