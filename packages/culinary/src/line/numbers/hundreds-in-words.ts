import { foldText } from '../../words/fold.ts';
import { wordTableByValue } from '../../words/word-table.ts';
import { measureWords } from '../units/unit-words.data.ts';
import { numberWords } from './number-words.data.ts';
import type { Token } from '../tokens/tokenise.ts';

const MOST_LETTERS = 30;
/** "dreihundertfünfzig", "centocinquanta", "doscientos", "quinhentos": how many hundreds, and what is added. Folded. */
const HUNDREDS =
  /^(\p{L}{2,8}?)??(?:hundert|hundred|honderd|hundra|[cz]i?ent[oa]s?|h?entos|cien|cem|cents?)(?:und)?(\p{L}{3,20})?$/u;
/** How many hundreds, where that is no number alone. */
const TIMES: Readonly<Record<string, number>> = { du: 2, quin: 5, quini: 5, sete: 7, nove: 9 };
/** Measures as they are dictated, beside those that are written: "Gramm", "millilitri". */
const METRIC_IN_FULL = /^(?:gramm?[aeio]?s?|mil+ilit[rei]+s?|mililitros)$/;
/** What recipes add to hundreds, beside the numbers that they count in. Folded. */
const TENS = wordTableByValue<number>([
  [15, 'fifteen funfzehn quinze quindici quince'],
  [20, 'twenty zwanzig vingt venti veinte vinte twintig'],
  [25, 'funfundzwanzig venticinque veinticinco'],
  [30, 'thirty dreissig trente trenta treinta trinta dertig'],
  [40, 'forty vierzig quarante quaranta cuarenta quarenta'],
  [50, 'fifty funfzig cinquante cinquanta cincuenta cinquenta vijftig'],
  [60, 'sixty sechzig soixante sessanta sesenta sessenta'],
  [70, 'seventy siebzig settanta setenta'],
  [75, 'funfundsiebzig settantacinque'],
  [80, 'eighty achtzig ottanta ochenta oitenta'],
  [90, 'ninety neunzig novanta noventa'],
]);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  [...Object.entries(numberWords), ...Object.entries(TENS)].map(([word, value]) => [
    foldText(word),
    value,
  ]),
);
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
  return value >= FEWEST && (measureWords.has(unit) || METRIC_IN_FULL.test(unit))
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
  const [hundreds, times, added] = HUNDREDS.exec(word) ?? [];
  const value =
    hundreds === undefined ? NUMBERS.get(word) : 100 * numberOf(times, 1) + numberOf(added, 0);
  return Number.isInteger(value) ? value : undefined;
}

const numberOf = (word: string | undefined, none: number): number =>
  word === undefined ? none : (TIMES[word] ?? NUMBERS.get(word) ?? NaN);
