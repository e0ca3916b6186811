import { foldText } from '../../words/fold.ts';
import { wordTableByValue } from '../../words/word-table.ts';
import { measureWords } from '../units/unit-words.data.ts';
import { numberWords } from './number-words.data.ts';
import type { Token } from '../tokens/tokenise.ts';

const MOST_LETTERS = 30;
/** "dreihundertfünfzig", "centocinquanta", "doscientos", "quinhentos": how many hundreds, and what is added. Folded. */
const HUNDREDS =
  /^(\p{L}{2,8}?)??(?:hundert|hundred|honderd|hundra|[cz]i?ent(?:(?=otto|ottanta)|[oa]s?)|h?entos|cien|cem|cents?)(?:und)?(\p{L}{3,20})?$/u;
/** How many hundreds, where that is no number alone. */
const TIMES: Readonly<Record<string, number>> = { du: 2, quin: 5, quini: 5, sete: 7, nove: 9 };
/** Measures as they are dictated, beside those that are written: "Gramm", "millilitri". */
const METRIC_IN_FULL = /^(?:gramm?[aeio]?s?|mil+ilit[rei]+s?|mililitros|mils?)$/;
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
  [80, 'eighty achtzig ottanta ochenta oitenta quatre-vingt quatre-vingts'],
  [90, 'ninety neunzig novanta noventa quatre-vingt-dix'],
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
export function readDictated(tokens: readonly Token[], at: number): NumberSaid | null {
  const said = largeNumberSaid(tokens, at);
  const unit = tokens[said?.next ?? at]?.lower ?? '';
  return said !== null && (measureWords.has(unit) || METRIC_IN_FULL.test(unit)) ? said : null;
}

interface NumberSaid {
  value: number;
  next: number;
}

/** The same whatever follows it: "trecento", "two hundred". */
export function largeNumberSaid(tokens: readonly Token[], at: number): NumberSaid | null {
  let value = 0;
  let next = at;
  for (let words = 0; words < MOST_WORDS; words++) {
    const joined = value > 0 && JOINTS.test(tokens[next]?.lower ?? '') ? 1 : 0;
    const word = wordAt(tokens, next + joined);
    const said = word === null ? undefined : saidBy(word);
    if (said === undefined) break;
    // "two hundred", "deux cents"
    if (joined === 0 && value > 0 && value < 10 && said === 100) value *= 100;
    else if (next === at || isAddedTo(value, said)) value += said;
    else break;
    next += joined + 1;
  }
  return value >= FEWEST ? { value, next } : null;
}
const MOST_WORDS = 4;
const JOINTS = /^(?:and|und|et|e|y|en)$/;

/** "cent cinquante", and the "cinco" of "cincuenta y cinco" behind a hundred. */
const isAddedTo = (value: number, said: number): boolean =>
  value >= 100 &&
  ((value % 100 === 0 && said < 100) || (value % 100 >= 20 && value % 10 === 0 && said < 10));

/** Whether the number before a token counts hundreds: "two" of "two hundred almonds" is none of its own. */
export const isHundred = (token: Token | undefined): boolean =>
  token?.kind === 'word' && HUNDRED_ALONE.test(token.lower);
const HUNDRED_ALONE = /^(?:hundert|hundred|honderd|hundra|cents?)$/;

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
    hundreds === undefined ? smallNumber(word) : 100 * numberOf(times, 1) + numberOf(added, 0);
  return Number.isInteger(value) ? value : undefined;
}

/** "vingt", "vingt-cinq" */
const smallNumber = (word: string): number | undefined =>
  NUMBERS.get(word) ??
  word.split('-', MOST_WORDS).reduce((sum, part) => sum + (NUMBERS.get(part) ?? NaN), 0);

const numberOf = (word: string | undefined, none: number): number =>
  word === undefined ? none : (TIMES[word] ?? NUMBERS.get(word) ?? NaN);
