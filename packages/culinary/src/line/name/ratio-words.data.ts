import { wordSet } from '../../words/word-list.ts';

/** Between an amount and the measure of something else to which it belongs: "1 tbsp per 500 ml", "auf 1 Liter". */
export const perMeasure = wordSet('per pro por par auf op på');
/** The same with the article of the measure: "al litro", "au kilo". */
export const toTheMeasure = wordSet('al au ao');
/** "je 500 ml", "por cada 500 ml": of each so much of something else. */
export const everyMeasure = wordSet(
  'je jeweils each every cada chaque ogni varje elke iedere jede jeden',
);
