/** Words about amounts in running text, in English, German, French, Italian, Spanish, Dutch, Portuguese and Swedish. */

/** Before an amount that grows with the recipe: "plus 2 tbsp for dusting", "or 1 cup lard", "from 1 lemon". */
export const amountOpeners = words('plus + & and und et e y en och or oder ou o of eller from von aus de di van från about approximately approx ca circa etwa environ env ungefär ongeveer aproximadamente aprox zzgl zuzüglich más mais più another additional extra');
/** Before a figure that names a sort or a note, or that tells how to cut: "type 55", "see note 2", "into 8 wedges". */
export const labelOpeners = words('type typ tipo no n° nr number nummer numéro numero número t size grade grad größe taille taglia talla maat tamanho storlek # into in note notes tip tips step recipe page footnote');
/** Before a figure that is of each piece. */
export const eachOpeners = words('à each je jeweils chaque cada per');
/** Behind a figure, the same. */
export const perPieceMarks = words('each apiece jeweils cada chacun chacune count');
/** Near a figure that is of one package. */
export const perPackageWords = words('drained net undrained abtropfgewicht égoutté escurrido sgocciolato each');
/** Behind a figure that is no amount of food: lengths, shares, times, temperatures, sizes. */
export const unscaledUnits = words(`% ° °c °f inch inches in " ” ″ cm mm m centimeter centimeters centimetre centimetres millimeter zoll pouces pouce pulgadas pollici cms ft
  minute minutes min mins minuten minuti minutos minuter hour hours hr hrs h stunde stunden heure heures ora ore hora horas timmar second seconds sec day days tage jours giorni días month months year years -year
  degrees degree grad degrés gradi grados percent prozent x × part parts proof w vol g/l per`);

/** Metric units as recipes write them; their numbers are decimals. */
export const metricWords = words('g gr gm gram grams gramm gramme grammes grammi gramos kg kilo kilos mg ml cl dl l lt liter liters litre litres litro litros litri');
/** Behind a figure, these make it an amount of food. */
export const measureWords: ReadonlySet<string> = new Set([
  ...metricWords,
  ...words(`oz ounce ounces lb lbs pound pounds cup cups pint pints quart quarts qt gallon gallons tsp tsps teaspoon teaspoons tbsp tbsps tablespoon tablespoons tbs el tl esslöffel teelöffel tasse tassen cuillère cuillères
    cucchiaio cucchiai cucchiaino cucchiaini cucharada cucharadas cucharadita cucharaditas taza tazas tazza tazze msk tsk krm eetlepel eetlepels theelepel theelepels`),
]);
/** Before the number of a yield. */
export const yieldOpeners = words('makes make serves serve feeds yields yield servings for about approximately approx ca circa ergibt für reicht etwa pour donne environ per dosi ricetta para rinde rende voor till ger about');
/** Behind an article these are no pieces: "serves a crowd". */
export const vagueYields = words('crowd party family few lot bit good large small big generous couple group bunch menge runde fête foule folla multitud');
/** Between a count and what each piece holds: "2 jars of 250 ml". */
export const perPieceWords = words('of à a zu je mit de da di van con av × x');

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}
