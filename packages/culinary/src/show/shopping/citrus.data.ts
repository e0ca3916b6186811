import { wordTable } from '../../words/word-table.ts';

/** What one fruit gives. */
export interface FruitPart {
  fruit: string;
  part: 'juice' | 'zest';
  /** Millilitres from one. */
  millilitres: number;
  /** More fruits than these nobody presses: it is bought in a bottle. */
  most: number;
}

/**
 * By food. Juice: USDA SR28, table WEIGHT ("lemon yields" 48 g, "lime yields" 44 g, orange "fruit yields" 86 g) by the densities of the lexicon.
 * Zest: kitchen custom, a tablespoon of a lemon or an orange, two teaspoons of a lime.
 */
export const fruitParts = wordTable<FruitPart>({
  'lemon-juice': { fruit: 'lemon', part: 'juice', millilitres: 46.5, most: 10 },
  'lemon-zest': { fruit: 'lemon', part: 'zest', millilitres: 14.8, most: 10 },
  'lime-juice': { fruit: 'lime', part: 'juice', millilitres: 43, most: 10 },
  'lime-zest': { fruit: 'lime', part: 'zest', millilitres: 9.9, most: 10 },
  'orange-juice': { fruit: 'orange', part: 'juice', millilitres: 82.7, most: 2 },
  'orange-zest': { fruit: 'orange', part: 'zest', millilitres: 14.8, most: 10 },
});

/** Strips of zest that a peeler takes off one fruit: kitchen custom. */
export const stripsOfFruit = 6;
/** So many come from a fruit whose zest is grated for another dish. */
export const fewStrips = 2;
