import { wordSet } from '../../words/word-list.ts';

/** Between an amount and the measure of something else to which it belongs: "1 tbsp per 500 ml", "auf 1 Liter". */
export const perMeasure = wordSet('per pro por par auf op på');
/** The same with the article of the measure: "al litro", "au kilo". */
export const toTheMeasure = wordSet('al au ao');
