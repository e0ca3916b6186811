import { foldText } from '../../words/fold.ts';
import { spelledNumber } from '../../words/spelled-number.ts';
import { measureWords } from '../units/unit-words.data.ts';
import { metricWordsInFull } from './number-words.data.ts';
import type { Token } from '../tokens/tokenise.ts';

const MOST_LETTERS = 30;
/** "dreihundertfünfzig", "centocinquanta", "doscientos": how many hundreds, and what is added. Folded. */
const HUNDREDS = /^(\p{L}{3,8})?(?:hundert|hundred|honderd|hundra)(?:und)?(\p{L}{3,20})?$/u;
const CENTO = /^(due|tre|quattro|cinque|sei|sette|otto|nove)?cento(\p{L}{3,20})?$/u;
const CIENTOS = /^(dos|tres|cuatro|seis|ocho|tre|quatro|sete|oito|nove)(?:cient|zent|cent)[oa]s$/u;
const IRREGULAR: Readonly<Record<string, number>> = {
  ciento: 100,
  cien: 100,
  cem: 100,
  cent: 100,
  cents: 100,
  duzentos: 200,
  duzentas: 200,
  quinientos: 500,
  quinientas: 500,
  quinhentos: 500,
  setecientos: 700,
  novecientos: 900,
};
/** Fewer are said in words of any recipe. */
const FEWEST = 13;

/**
 * The number of measures that words say, as it is dictated: "vierhundert Gramm", "ciento cincuenta gramos", "two hundred grams".
 * Null where none begins at a token, or no measure follows it.
 */
export function readDictated(
  tokens: readonly Token[],
  at: number,
): { value: number; next: number } | null {
  let value = 0;
  let next = at;
  for (; next < at + MOST_WORDS; next++) {
    const word = wordAt(tokens, next);
    const said = word === null ? undefined : saidBy(word);
    if (said === undefined) break;
    // "two hundred", "deux cents", and "cent cinquante" or "quatre-vingt" behind a hundred
    if (value > 0 && value < 10 && said === 100) value *= 100;
    else if (value === 0 || (value % 100 === 0 && said < 100)) value += said;
    else break;
  }
  const unit = tokens[next]?.lower ?? '';
  return value >= FEWEST && (measureWords.has(unit) || metricWordsInFull.has(unit))
    ? { value, next }
    : null;
}
const MOST_WORDS = 3;

const wordAt = (tokens: readonly Token[], at: number): string | null => {
  const token = tokens[at];
  // "et" counts one in no language of these.
  return token?.kind === 'word' && token.lower !== 'et' && token.lower.length <= MOST_LETTERS
    ? foldText(token.lower)
    : null;
};

function saidBy(word: string): number | undefined {
  const hundreds = HUNDREDS.exec(word) ?? CENTO.exec(word);
  if (hundreds !== null) {
    const [, times, added] = hundreds;
    const value =
      (times === undefined ? 1 : (spelledNumber(times) ?? NaN)) * 100 +
      (added === undefined ? 0 : (spelledNumber(added) ?? NaN));
    return Number.isInteger(value) ? value : undefined;
  }
  if (IRREGULAR[word] !== undefined) return IRREGULAR[word];
  const [, times] = CIENTOS.exec(word) ?? [];
  if (times !== undefined) return (spelledNumber(times) ?? NaN) * 100;
  const value = spelledNumber(word);
  return Number.isInteger(value) ? value : undefined;
}
