import { stockEndings, stockWords } from './stock-words.data.ts';

const words = new Set(stockWords);

/** Whether a folded word names a stock, sauce, extract or the like, alone or at the end of a compound ("huhnerbruhe"). */
export function isStockWord(word: string): boolean {
  return (
    words.has(word) ||
    stockEndings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))
  );
}
