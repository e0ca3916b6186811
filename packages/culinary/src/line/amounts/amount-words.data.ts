import { wordSet } from '../../words/word-list.ts';
import { wordTable } from '../../words/word-table.ts';

/** Words and marks around amounts, in the eight languages. */

/** Between an amount and a further part of it: "1 cup plus 2 tbsp". */
export const sumWords = wordSet('plus + and & und et più más mais zuzüglich en och e y');
/** Those of them that add also what cannot be counted together: "1 cup plus 2 handfuls", but "1 cup and 2 handfuls" are two things. */
export const plusWords = wordSet('plus + più más mais zuzüglich');
/** Between an amount and what is taken off it: "1 cup minus 1 tablespoon". */
export const minusWords = wordSet('minus − less weniger moins meno menos minder');
/** Between an amount and another reading of it: "2 lb or 1 kg". */
export const otherWords = wordSet('/ or = | oder ou o of eller ~ ≈');
/** Between the ends of a range that states its unit twice: "1 cup to 2 cups". */
export const rangeJoints = wordSet('- – — to bis à tot till a');
/** Between a count and what each holds: "2 x 400 g". */
export const timesMarks = wordSet('x × * х ✕ ✖ ╳');
/** What is as long and wide as the figures before it: "20 x 30 cm Backform". */
export const bakingForms = wordSet(`
  pan tin dish tray mold mould form backform kastenform springform auflaufform backblech blech
    moule plat plaque teglia stampo molde fuente bandeja bakvorm bakblik forma tabuleiro ugnsform
    långpanna bakform
`);
/** What is rolled out or cut to a rectangle, so that two lengths before it are its sides: "20 x 30 cm Blätterteig". Folded ends of words. */
export const rolledOut =
  /(?:teig|teigplatten?|teigblatt|pastry|dough|pate|sfoglia|fillo|filo|phyllo|hojaldre|masa|massa|massa folhada|bladerdeeg|deeg|deg|smordeg|marzipan|fondant|papier|paper|papel|carta|folie|foil|muslin|cheesecloth|sheet|rectangle|rechteck)$/;
/** Says that an amount is that of each piece. */
export const eachWords = wordSet(`
  each jeweils je chacun chacune cada ciascuno ciascuna cadauno cadauna vardera elk apiece styck
    per pro à
`);
/** Behind an amount, and between nothing else: that of one piece. "(50 g per stuk)", "50 g la pièce" */
export const pieceWords = wordSet('piece stuk stück styck st stk pezzo pieza peça pièce uno una');
/** May stand beside the amounts of a bracket without meaning more: "(about 14 oz drained weight)". */
export const amountCompanions = wordSet(`
  um uma la l' net drained weight total size in about at least minimum packed scant heaping or dry wt ca circa
    environ a approx of ungefär and the aprox peso escurrido
  abtropfgewicht totaal ongeveer usual american us uk imperial metric
`);
/** Joins amount and food: "2 cups of", "200 g de", "un filet d'". */
export const partitives = wordSet(`
  of de d' du des di del della dell' dello dei degli delle do da dos das von vom van av l' la le
`);
/** Before what each package or piece holds: "2 Dosen zu 400 g", "2 lattine di pomodori da 400 g", "2 burkar tomater om 400 g". */
export const sizeOpeners = wordSet(`
  of de d' di da dello della dell' del do von vom van av zu mit com con om with
`);
/** Between the amounts of a bracket: "(4 ounces/113 grams)". */
export const amountMarks = wordSet(', / ; = . ~ ≈ - – + |');
/** Subunits that are written behind their unit and add to it: "2 lb 4 oz". */
export const subunits = wordTable<string>({
  pound: 'ounce',
  kilogram: 'gram',
  liter: 'milliliter',
  foot: 'inch',
});
/** Counted things that are sold whole by weight: "200 g bunch asparagus". */
export const soldWhole = wordSet('bunch bundle head stick');
/** Sizes of a piece, before the bracket with its weight: "8 large (12 ounces)". */
export const pieceSizes = wordSet(`
  large small medium whole jumbo big extra-large große grosse grosses grande grandes stora stor
`);
/** Before the number by which a size of tin is called: "No. 2 cans", "#10 can". */
export const numberSigns = wordSet('# no nr num number numéro número numero');
/** Tins that are called by a number. */
export const canWords = wordSet('can cans tin tins');
/** Behind a number these make a name with it, where the line has another amount: "5 spice powder 1 tsp", "7 grain flour, 2 cups". */
export const numberedFoods = wordSet(
  'spice grain seed bean herb cheese kruiden granos cereali céréales épices spezie up minute',
);
/** What follows "in" where it is the inch. */
export const inchFollowers = wordSet('knob stick ginger ) , . / -');
export const hyphens = wordSet('- ‐ ‑ –');
