import { keepingAnswers } from './answers-kept.ts';
import { isOfCrowd } from './crowds.ts';
import { foldText } from './fold.ts';
import { numberPattern, numberValue } from './numbers.ts';
import { spelledCountAt } from './spelled-counts.ts';
import { singularsOf } from './singular.ts';
import { plusWords, spelledNumbers } from './time-words.data.ts';
import { TINS } from './tin-words.data.ts';
import {
  cutWords,
  dozenRanges,
  dozens,
  eaterWords,
  feedingVerbs,
  servingWords,
  vesselWords,
  wholeWords,
  yieldMeasures,
} from './yield-words.data.ts';

export interface Yield {
  /** The yield in the source's words, tidied. */
  text: string;
  /** The first number of it; null when it names none. */
  servings: number | null;
}

const longestYield = 160;
const dozen = new Set(dozens);
const serving = new Set(servingWords);
const feeding = new Set(feedingVerbs);
const vessels = new Set(vesselWords);
const unspacedCounters = servingWords.filter((word) => /[\u3040-\u9fff\uac00-\ud7af]/.test(word));
const measures = new Set(yieldMeasures);
/** Of a yield: a figure as it stands there, so that "1,200" is no decimal and "4/5" no fraction. */
const token = new RegExp(
  `\\d{1,3}(?:[,.’'\\u202f]\\d{3})+(?!\\d)|\\d+[eE]\\d+|\\d{7,}|${numberPattern}|[\\p{L}][\\p{L}\\p{M}]*`,
  'gu',
);
const grouped = /^\d{1,3}(?:[,.’'\u202f]\d{3})+$/;
/** "4/5" and "6/8" of a cook's own sheet are ranges; "1/2" is a half. */
const toOrFrom = /^([2-9]|[1-9]\d)[/⁄](\d{1,2})$/;
/** "1 200 Stück": thousands, where those who eat or what is counted stand behind. */
const spaced = /(?<![\d.,/] ?)(\d{1,3}) (\d{3}) ?(?=(\p{L}+))/gu;
/** "2-1/2", "1 and ½": one number. */
const mixedJoint =
  /(?<=\d)(?:[-–]|\s(?:and|&|und|et|e|y|en|och)\s)(?=(?:[1-3][/⁄][2-4]|[¼-¾])(?!\d))/giu;
const isFigure = (text: string) => /^[\d¼-¾⅐-⅞]/.test(text);

function figureValue(text: string): number {
  if (grouped.test(text)) return Number(text.replace(/\D/g, ''));
  const range = toOrFrom.exec(text);
  if (range && isRangeOfEaters(Number(range[1]), Number(range[2]))) return Number(range[1]);
  return /^\d+(?:[eE]\d+)?$/.test(text) ? Number(text) : numberValue(text);
}

/** Whether "6/8" is six to eight: a half is none, and no two numbers of eaters are further apart than one is from twice it. */
export const isRangeOfEaters = (from: number, to: number): boolean =>
  from > 1 && to > from && to <= 2 * from;

interface Word {
  /** A word folded, a figure as it stands. */
  folded: string;
  figure: boolean;
  before: string;
}

/** What is counted in dozens behind the word at `index`: "2 dozen", "2-3 dozen", "half a dozen". */
function inDozens(words: readonly Word[], index: number): boolean {
  let next = index + 1;
  const range = words[next];
  if (range?.figure && /^\s*[-–—]\s*$/.test(range.before)) next++;
  else if (rangeWord.has(range?.folded ?? '') && words[next + 1]?.figure) next += 2;
  if (articles.has(words[next]?.folded ?? '')) next++;
  return dozen.has(words[next]?.folded ?? '');
}
const articles = new Set(['a', 'an', 'of', 'de', 'di']);
/** "2 to 3 dozen" */
const rangeWord = new Set(dozenRanges);

/** "un litre et demi", "1 quart": parts of what is measured. */
function isPartOfMeasure(words: readonly Word[], index: number): boolean {
  if (measures.has(words[index]!.folded)) return true;
  const isJoint = (at: number) => plusWords.includes(words[at]?.folded ?? '-');
  const joint = [index, index - 1, index - 2].find(isJoint) ?? 0;
  return measures.has(words[joint - 1]?.folded ?? '');
}

/** "sirve a seis": the word before a number is no number. */
function isPreposition(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]?.folded ?? '';
  return words[index]!.folded === 'a' && (spelledNumbers[next] ?? 0) > 1 && !dozen.has(next);
}

/** "30 x 40", "9×13 inch": the size of a tin. */
const SIZE =
  /\d+(?:[.,]\d+)?\s?(?:cm|mm|in|inch)?\s?[x×*]\s?\d+(?:[.,]\d+)?(?:\s?(?:cm|mm|in(?:ch(?:es)?)?|zoll))?(?![\d.,]*\s?(?:ml|cl|dl|l|g|kg|oz|lb)(?!\p{L}))/giu;

/** "per 40'" */
const MINUTES = /\d{1,3}\s?['′](?![\p{L}\d])/gu;

function countIn(source: string): number | null {
  const text = source
    .replace(SIZE, ' ')
    .replace(MINUTES, ' ')
    .replace(mixedJoint, ' ')
    .replace(spaced, (whole, before: string, behind: string, counted: string) =>
      serving.has(foldText(counted)) ? `${before}${behind} ` : whole,
    );
  const words = [...text.matchAll(token)].map((match, index, all): Word => {
    const previous = all[index - 1];
    const from = previous ? previous.index + previous[0].length : 0;
    const before = text.slice(from, match.index);
    const figure = isFigure(match[0]);
    return { folded: figure ? match[0] : foldText(match[0]), figure, before };
  });
  const folded = words.map((word) => word.folded);
  let fallback: number | null = null;
  for (const [index, word] of words.entries()) {
    if (word.figure) {
      const value = figureValue(word.folded);
      const negative = /(?:^|[\s:(])[-−–]\s*$/.test(word.before) && !words[index - 1]?.figure;
      if (!Number.isFinite(value) || value <= 0 || negative || isMeasured(words, index)) continue;
      return inDozens(words, index)
        ? Math.max(value * 12, spelledCountAt(folded, index)?.value ?? 0)
        : value;
    }
    if (fallback !== null || isPartOfMeasure(words, index) || isPreposition(words, index)) continue;
    const spelled = spelledCountAt(folded, index);
    if (spelled?.value === 1 && isOfCrowd(folded, index)) continue;
    if (spelled && !isMeasured(words, spelled.next - 1)) fallback = spelled.value;
  }
  // A number word may be an article ("a", "un"), so figures win over it.
  return fallback;
}

/** Measures that jars and bottles come in, one each. Folded. */
const OF_VESSELS: ReadonlySet<string> = new Set(['pint', 'quart', 'litre', 'liter', 'pound', 'lb']);

/** "600 g jam", "1 l", "9-inch pie": a measure, whether of one figure or of a range. */
function isMeasured(words: readonly Word[], index: number): boolean {
  let next = index + 1;
  if (words[next]?.figure && /^\s*(?:[-–—]|to|bis|à)\s*$/.test(words[next]!.before)) next++;
  // "un quart de litre"
  if (articles.has(words[next]?.folded ?? '') && measures.has(words[next + 1]?.folded ?? ''))
    next++;
  const word = words[next];
  // "5 pint jars" are five; "500 ml jars" may be any number.
  const isOfVessels =
    word !== undefined && OF_VESSELS.has(word.folded) && vessels.has(words[next + 1]?.folded ?? '');
  return (
    word !== undefined &&
    !isOfVessels &&
    measures.has(word.folded) &&
    (word.folded !== 'in' || word.before === '') &&
    /^\s*[-–]?\s*$/.test(word.before.replace(/\./g, ''))
  );
}

/**
 * The first count in the text; "2 dozen" is 24, weights, volumes and sizes are none, and what
 * stands in brackets is passed over while there is a count outside of them.
 */
function firstCount(text: string): number | null {
  const plain = text.replace(/\([^()]*\)/g, ' ');
  for (const candidate of plain === text ? [text] : [plain, text]) {
    const count = countIn(candidate);
    if (count !== null) return count;
  }
  return null;
}

const eater = new Set(eaterWords);
const cut = new Set(cutWords);

/** "3 Bleche à 20 Stück", "2 trays of 12 pieces", "2 teglie da 12 pezzi". */
const IN_LOTS =
  /(?<![\d.,/–-])(\d{1,2})\s(\p{L}+)\s(?:à|zu je|zu|mit je|of|da|de|di|van|à raison de|com|med|om|på)\s(\d{1,3})\s(\p{L}+)/iu;

/** How many pieces several trays or batches hold; null where a yield counts no such thing. */
export function countInLots(text: string): number | null {
  const [, lots, holder = '', each, counted = ''] = IN_LOTS.exec(text.slice(0, longestYield)) ?? [];
  const word = foldText(counted);
  if (lots === undefined || eater.has(foldText(holder)) || measures.has(word)) return null;
  return serving.has(word) || cut.has(word) || pieceWords.has(word)
    ? Number(lots) * Number(each)
    : null;
}

/** "je 2 Stück Tomaten, Gurken": so many of each thing, which is no yield. */
export const countsOfEach = (text: string): boolean => OF_EACH.test(text.trim());
const OF_EACH =
  /^(?:je|jeweils|each|cada|ciascun[oa]?|chaque|elk|vardera)\s\d{1,3}\s(?:\p{L}+\s)?\p{L}+/iu;

/** How many eat of one tin, tray or cake, or what it is cut into: "1 Blech (4 Portionen)", "Makes 1 cake, serves 10", "1 loaf, about 10 slices". */
function eatersIn(text: string): number | null {
  const words = foldText(text).match(/\d{1,3}|\p{L}+/gu) ?? [];
  const at = words.findIndex(
    (word, index) =>
      /^(?:[2-9]|\d{2,3})$/.test(word) &&
      (eater.has(words[index + 1] ?? '') ||
        eater.has(words[index - 1] ?? '') ||
        cut.has(words[index + 1] ?? '')),
  );
  return at < 0 ? null : Number(words[at]);
}

/**
 * "1 loaf", "1 großer Kuchen", "ergibt 1 Brot (ca. 900 g)", "(1 tarta de 24 cm", "one 9-inch pie": one thing from which several eat, and no
 * word of how many.
 */
export function countsOneWhole(text: string): boolean {
  const folded = foldText(text.slice(0, longestYield));
  const isMore = (folded.match(/\p{L}+/gu) ?? []).some(
    (word) => dozen.has(word) || (spelledNumbers[word] ?? 0) > 1,
  );
  const [, counted = ''] = ONE.exec(folded) ?? (isMore ? null : ONE_OF_SIZE.exec(folded)) ?? [];
  const words = counted.match(/\p{L}+/gu) ?? [];
  return (
    words.slice(0, MOST_BEFORE_WHOLE).some((word) => wholeWords.has(word)) &&
    eatersIn(text) === null
  );
}
const ONE =
  /^[([]?(?:\p{L}+\.?:?\s){0,3}1\s(?:\(?\d{1,2}(?:[.,]\d)?[\s-]?(?:cm|inch|in|zoll)?["”]?\)?\s)?((?:\p{L}+[\s,.(]{0,2}){1,3})/u;
/** In a word, which may be an article, and a size before or behind what is counted; and nothing else is counted. */
const ONE_OF_SIZE =
  /^[([]?(?:\p{L}+\.?:?\s){0,2}(?:one|eine?n?|une?|un[ao])\s(?=\D*\d{1,2}(?:[.,]\d)?[\s-]?(?:cm|inch|zoll)\D*$)(?:\d{1,2}(?:[.,]\d)?[\s-]?(?:cm|inch|zoll)\s)?((?:\p{L}+[\s,.(]{0,2}){1,3})/u;
const MOST_BEFORE_WHOLE = 3;

/** How many eat of several cakes or tins, or what they are cut into: "Pour deux moules (16 parts)"; null where a yield counts no such thing, or not that. */
export const eatersOfWholes = (text: string): number | null =>
  countsWholes(text) ? eatersIn(text) : null;

/** "2 Strudel", "zwei Bleche", "deux moules": several things of which each feeds several. */
const countsWholes = (text: string): boolean => {
  const plain = text.replace(/\([^()]*\)/g, ' ');
  const words = foldText(plain).match(/\d{1,3}|\p{L}+/gu) ?? [];
  const at = words.findIndex((word) => /^\d/.test(word) || (spelledNumbers[word] ?? 0) > 1);
  const counted = words[at + 1] ?? '';
  return (
    at >= 0 &&
    (TINS.test(counted) || [counted, ...singularsOf(counted)].some((word) => wholeWords.has(word)))
  );
};

/**
 * Reads a yield: "Serves 4-6", "4 Portionen", "Makes 2 dozen cookies", "12", "2人分". Null when the text is empty, far too long, or states
 * none; "one 24 cm tin" counts nobody and no pieces.
 */
export function readYield(text: string): Yield | null {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (!tidy || tidy.length > longestYield) return null;
  const count = firstCount(tidy);
  if (countsOfEach(tidy)) return { text: tidy, servings: null };
  const inLots = countInLots(tidy);
  if (inLots !== null) return { text: tidy, servings: inLots };
  const servings =
    count === 1
      ? (eatersIn(tidy) ?? (TINS.test(tidy) || countsOneWhole(tidy) ? null : count))
      : (eatersOfWholes(tidy) ?? count);
  // "0", "-2" and "NaN" are what a program writes that knows none.
  if (servings === null && /^(?:[^\p{L}]*|nan|null|undefined|none|n\/a)$/iu.test(tidy)) return null;
  return { text: tidy, servings };
}

/**
 * Whether a loose line, one that no label announces, states a yield by its words: "Serves 4", "Für
 * 4 Personen", "Makes 12 buns", "4 Portionen als Hauptgericht".
 */
export const looksLikeYield = keepingAnswers((line): boolean => {
  if (line.length > 60 || /[$€£¥%]/.test(line) || countsOfEach(line)) return false;
  if (/^[x×]\s?\d{1,3}$/i.test(line.trim())) return true;
  const folded = inFigures(foldText(line.replace(MINUTES, ' ')));
  if (!/[\d¼-¾⅐-⅞]/.test(folded)) return false;
  const [first = ''] = folded.match(/[\p{L}\p{M}]+/u) ?? [];
  if (
    /^[^\d]{0,20}$/.test(folded.slice(0, folded.search(/\d/))) &&
    sureOpeners.has(first) &&
    folded.startsWith(first)
  )
    return true;
  const counted = /(?:^|\s)\d{1,3}(?:\s*(?:-|–|to|bis|a|tot)\s*\d{1,3})?\s*(\p{L}+)/u.exec(
    folded,
  )?.[1];
  if (counted !== undefined && serving.has(counted) && !pieceWords.has(counted)) return true;
  return (
    isBareYield(line) ||
    (line.length <= 12 && unspacedCounters.some((word) => word.length > 1 && folded.includes(word)))
  );
});

/** "serves six", "fur vier personen": a number word between words of yields, in figures. */
function inFigures(folded: string): string {
  if (/\d/.test(folded)) return folded;
  const words = folded.split(' ');
  const at = words.findIndex((word) => (spelledNumbers[word] ?? 0) >= 1);
  if (at < 0) return folded;
  const opens = yieldOpeners.has(words[at - 1] ?? '') && !pieceWords.has(words[at - 1] ?? '');
  const next = words[at + 1] ?? '';
  const counts = serving.has(next) && !pieceWords.has(next);
  const sure = sureOpeners.has(words[at - 1] ?? '') || (opens && next === '');
  if (!counts && !(sure && spelledNumbers[words[at]!]! > 1)) return folded;
  return words.with(at, String(spelledNumbers[words[at]!]!)).join(' ');
}

/** First words that can open nothing but a yield. */
const sureOpeners = new Set([
  'serves',
  'makes',
  'yield',
  'yields',
  'feeds',
  'servings',
  'ergibt',
  'rinde',
  'rende',
  'portions',
  'portionen',
  'porzioni',
  'porciones',
  'raciones',
  'porcoes',
]);
/** Words that count yields and ingredients alike. */
const pieceWords = new Set([
  'st',
  'stuck',
  'stucke',
  'stucken',
  'pieces',
  'pcs',
  'pezzi',
  'pz',
  'piezas',
  'pecas',
  'stycken',
  'stukken',
  'stk',
  'stuks',
  'port',
  'parts',
  'bitar',
  'kpl',
  'unidades',
  'doses',
  'makes',
  'serve',
  'fo',
  'ends',
]);

const yieldOpeners = new Set([
  ...feedingVerbs,
  'serves',
  'serve',
  'makes',
  'yield',
  'yields',
  'feeds',
  'servings',
  'portions',
  'ergibt',
  'rinde',
  'rende',
  'pour',
  'per',
  'fur',
  'f',
  'para',
  'voor',
  'for',
  'till',
  'til',
  'dla',
  'dosi',
]);
const bareYield = new RegExp(
  `^(?:(\\p{L}+)\\.?[\\s:]+(?:ca\\.?\\s*|about\\s+)?)?${numberPattern}(?:\\s*(?:-|–|to|bis|à|a|tot)\\s*\\d{1,3})?\\s*(\\p{L}*)\\.?$`,
  'u',
);

const roughly = new Set(['ca', 'circa', 'cirka', 'about', 'etwa', 'ungefar', 'environ', 'unos']);

/** What is stated for so many, in front: "Quantités pour 2 personnes". */
const amountsFor =
  /^(?:les |le |die |las |the )?(?:quantites?|quantities|amounts|dosi|quantita|cantidades|mengen?(?:angaben)?|hoeveelheden|quantidades)\s(?=(?:for|fur|pour|per|para|voor)\s)/u;

/** Whether the line says nothing but a yield: "Serves 4", "2 - 4 porcje", "für 4 Personen", "Quantités pour 2 personnes". */
export function isBareYield(line: string): boolean {
  const match =
    line.length <= 40 ? bareYield.exec(inFigures(foldText(line).replace(amountsFor, ''))) : null;
  if (!match) return false;
  const [, opener, counted] = match;
  return counted
    ? (serving.has(counted) || (vessels.has(counted) && !/^\D*1\D*$/.test(line))) &&
        (!opener || yieldOpeners.has(opener) || roughly.has(opener))
    : opener !== undefined && (serving.has(opener) || feeding.has(opener));
}
