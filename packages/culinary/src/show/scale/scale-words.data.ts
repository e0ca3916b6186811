import { wordSet } from '../../words/word-list.ts';

/** Words about amounts in running text, in English, German, French, Italian, Spanish, Dutch, Portuguese and Swedish. */

/** Before an amount that grows with the recipe: "plus 2 tbsp for dusting", "or 1 cup lard", "from 1 lemon". */
export const amountOpeners = wordSet(`
  plus + & and und et e y en och or oder ou o of eller from von aus de di van från about
  approximately approx ca circa etwa environ env ungefär ongeveer aproximadamente aprox zzgl
  zuzüglich más mais più another additional extra
`);
/** Before a figure that names a sort or a note, or that tells how to cut: "type 55", "see note 2", "into 8 wedges". */
export const labelOpeners = wordSet(`
  type typ tipo no n° nr number nummer numéro numero número t size grade grad größe taille taglia
  talla maat tamanho storlek # into in note notes tip tips step recipe page footnote
`);
/** Before a figure that is of each piece. */
export const eachOpeners = wordSet('à each je jeweils chaque cada per');
/** Behind a figure, the same. */
export const perPieceMarks = wordSet('each apiece jeweils cada chacun chacune count');
/** Near a figure that is of one package. */
export const perPackageWords = wordSet(`
  drained net undrained abtropfgewicht égoutté escurrido sgocciolato each
`);
/** Before the number of a yield. */
export const yieldOpeners = wordSet(`
  makes make serves serve feeds yields yield servings for about approximately approx ca circa
  ergibt für reicht etwa pour donne environ per dosi ricetta para rinde rende voor till ger about
`);
/** Behind an article these are no pieces: "serves a crowd". */
export const vagueYields = wordSet(`
  crowd party family few lot bit good large small big generous couple group bunch menge runde
  fête foule folla multitud
`);
/** Between a count and what each piece holds: "2 jars of 250 ml". */
export const perPieceWords = wordSet('of à a zu je mit de da di van con av × x');
