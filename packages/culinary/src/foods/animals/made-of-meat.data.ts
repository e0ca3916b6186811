import { wordTable } from '../../words/word-table.ts';
import type { AnimalKind } from './animal-kinds.ts';

/**
 * Dishes and manners of cooking that are of meat where a line names nothing else, and no foods of the lexicon, for of an onion they are of none: "confit",
 * "200 g larb", but "onion confit", "vegetable consommé". Folded.
 */
export const madeOfMeat = wordTable<AnimalKind>({
  confit: 'poultry',
  confits: 'poultry',
  consomme: 'beef',
  consome: 'beef',
  larb: 'meat',
  laab: 'meat',
});
