import { foldText } from './fold.ts';
import { numberPattern, numberValue } from './numbers.ts';
import { spelledNumbers } from './time-words.data.ts';
import { dozens, servingWords } from './yield-words.data.ts';

export interface Yield {
  /** The yield in the source's words, tidied. */
  text: string;
  /** The first number of it; null when it names none. */
  servings: number | null;
}

const longestYield = 160;
const dozen = new Set(dozens);
const serving = new Set(servingWords);
const unspacedCounters = servingWords.filter((word) => /[\u3040-\u9fff\uac00-\ud7af]/.test(word));
/** What follows the size of a tin: "one 9-inch pie". */
const tinSizes = /^-?(?:inch|inches|zoll|cm|mm|in|pouces?|pulgadas?)(?:-|$)/;
const token = new RegExp(`${numberPattern}|[\\p{L}][\\p{L}\\p{M}'-]*`, 'gu');

/** The first count in the text; "2 dozen" is 24, "(9-inch)" and other measures in brackets are passed over while another number is there. */
function firstCount(text: string): number | null {
  const plain = text.replace(/\([^()]*\)/g, ' ');
  for (const candidate of plain === text ? [text] : [plain, text]) {
    const words = [...candidate.matchAll(token)];
    let fallback: number | null = null;
    for (const [index, match] of words.entries()) {
      const folded = foldText(match[0]);
      const isNumber = /^[\d¼-¾⅐-⅞]/.test(match[0]);
      const next = foldText(words[index + 1]?.[0] ?? '');
      if (isNumber) {
        const value = numberValue(match[0]);
        if (Number.isFinite(value) && value > 0 && !tinSizes.test(next))
          return dozen.has(next) ? value * 12 : value;
      } else if (dozen.has(folded)) return 12;
      else if (spelledNumbers[folded] !== undefined && fallback === null)
        fallback = dozen.has(next) ? spelledNumbers[folded]! * 12 : spelledNumbers[folded]!;
    }
    // A number word may be an article ("a", "un"), so figures win over it.
    if (fallback !== null) return fallback;
  }
  return null;
}

/** Reads a yield: "Serves 4-6", "4 Portionen", "Makes 2 dozen cookies", "12", "2人分". Null when the text is empty, far too long, or states none. */
export function readYield(text: string): Yield | null {
  const tidy = text.replace(/\s+/g, ' ').trim();
  if (!tidy || tidy.length > longestYield) return null;
  const servings = firstCount(tidy);
  return { text: tidy, servings };
}

/**
 * Whether a loose line, one that no label announces, states a yield by its words: "Serves 4", "Für
 * 4 Personen", "Makes 12 buns", "4 Portionen als Hauptgericht".
 */
export function looksLikeYield(line: string): boolean {
  if (line.length > 60 || !/[\d¼-¾⅐-⅞]/.test(line) || /[$€£¥%]/.test(line)) return false;
  const folded = foldText(line);
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
  'stuck',
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
  'para',
  'voor',
  'for',
  'till',
  'til',
  'dla',
  'dosi',
]);
const bareYield = new RegExp(
  `^(?:(\\p{L}+)[\\s:]+(?:ca\\.?\\s*|about\\s+)?)?${numberPattern}(?:\\s*(?:-|–|to|bis|à|a|tot)\\s*\\d{1,3})?\\s*(\\p{L}*)\\.?$`,
  'u',
);

/** Whether the line says nothing but a yield: "Serves 4", "2 - 4 porcje", "für 4 Personen". */
export function isBareYield(line: string): boolean {
  const match = line.length <= 40 ? bareYield.exec(foldText(line)) : null;
  if (!match) return false;
  const [, opener, counted] = match;
  return counted
    ? serving.has(counted) && (!opener || yieldOpeners.has(opener))
    : opener !== undefined && serving.has(opener);
}
