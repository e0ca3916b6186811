import { timesMarks } from '../ingredients/amount-words.data.ts';
import { skipApproximate } from '../ingredients/approximate.ts';
import { multiples } from '../ingredients/number-words.data.ts';
import { readQuantity } from '../ingredients/quantities.ts';
import { cleanLine, tokenise } from '../ingredients/tokenise.ts';
import { readLanguage } from './line-language.ts';

/** What stands in front of the food, as far as words need it. */
export interface LineWords {
  name: string;
  size: string | null;
  preparation: string | null;
  note: string | null;
  optional: boolean;
  originalText: string;
}

/** The food with its size, preparation and remark; the line as written where no food was read. */
export function wordsOf(line: LineWords): string {
  if (line.name.trim() === '') return line.originalText;
  const food = [line.size, line.name].filter(Boolean).join(' ');
  const details = [food, line.preparation, line.note].filter(Boolean).join(', ');
  return line.optional && !/optional/i.test(details) ? `${details} (optional)` : details;
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
  const times = timesMarks.has(tokens[next]?.lower ?? '') ? '× ' : '';
  if (times !== '') next++;
  const start = tokens[next]?.start;
  const rest = start === undefined ? '' : text.slice(start);
  return { quantity: read.quantity, quantityMax: read.quantityMax, inFigures: tokens[at]?.kind !== 'word', ofSets: tokens.slice(at, read.next).some(({ lower }) => multiples[lower] !== undefined), rest: /^[\d\p{No}]/u.test(rest) ? times + rest : rest };
}
