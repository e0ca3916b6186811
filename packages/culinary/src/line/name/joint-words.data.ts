import { wordSet } from '../../words/word-list.ts';

/** Small words and marks that join or part the words of a line, in the eight languages. */

/** Between foods, adjectives or preparations. */
export const joints = wordSet('and & or , und oder et ou e o y en of och eller to - /');
/** Before another food in place of the first. */
export const alternatives = wordSet('or oder ou o of eller oppure');
/** Between a name and its remarks. */
export const separators = wordSet(', ; : – — - • |');
/** Before a number that belongs to the food: "type 55". */
export const numberLabels = wordSet(`
  type typ tipo number nummer numéro numero número no n° nr t size grade grad größe taille taglia
  talla maat tamanho storlek # °
`);
/** Behind a preparation word these show that it closes the name: "onions chopped into rings". */
export const closers = wordSet(`
  and & or , und oder et ou e o y en of och eller to - / . ) ( ; : into in with for lengthwise
    lengthways crosswise at from on by off until as if very finely roughly thinly each
  fein für zum mit till i met voor
`);
/** Before foods that share one amount: "1 tsp each salt and pepper". */
export const shareWords = wordSet(
  'each je jeweils chacun chacune cada ciascuno ciascuna vardera elk',
);
/** Behind them: "cada uno", "each one". */
export const shareEnds = wordSet('uno una um uma one');
/** Behind a "plus", of the same food: "plus extra for frying". */
export const furtherWords = wordSet('more extra additional mehr más meer mer');
/** Before what a remark says something is for: "for dusting", "zum Bestäuben". */
export const purposeWords = wordSet('for zum zur für pour per para voor för till');
/** Between them and their noun: "for the pan". */
export const determiners = wordSet(`
  the your die das den le la les l' il lo gli el los las de het o os as
`);
/** Behind these a substitute is a thing and nobody is told to take another: "sugar substitute such as stevia", "egg substitute or 2 eggs". */
export const substituteEnds = wordSet('such like or to equivalent equal of each granules packets');
