import { wordSet } from '../../words/word-list.ts';

/**
 * Units as running text has them, in English, German, French, Italian, Spanish, Dutch, Portuguese
 * and Swedish. Few, for the page; the parser reads by the whole table.
 */

/** Behind a figure that is no amount of food: lengths, shares, times, temperatures, sizes. */
export const unscaledUnits = wordSet(`
  % ° °c °f inch inches in " ” ″ cm mm m centimeter centimeters centimetre centimetres millimeter
    zoll pouces pouce pulgadas pollici cms ft
  minute minutes min mins minuten minuti minutos minuter hour hours hr hrs h stunde stunden heure
    heures ora ore hora horas timmar second seconds sec day days tage jours giorni días month
    months year years -year
  degrees degree grad degrés gradi grados percent prozent x × * part parts proof w vol g/l per
`);
/** Metric units as recipes write them; their numbers are decimals. */
export const metricWords = wordSet(`
  g gr gm gram grams gramm gramme grammes grammi gramos kg kilo kilos mg ml cl dl l lt liter
  liters litre litres litro litros litri
`);
/** Behind a figure, these make it an amount of food. */
export const measureWords: ReadonlySet<string> = new Set([
  ...metricWords,
  ...wordSet(`
    oz ounce ounces lb lbs pound pounds cup cups pint pints quart quarts qt gallon gallons tsp
      tsps teaspoon teaspoons tbsp tbsps tablespoon tablespoons tbs el tl esslöffel teelöffel
      tasse tassen cuillère cuillères
    cucchiaio cucchiai cucchiaino cucchiaini cucharada cucharadas cucharadita cucharaditas taza
      tazas tazza tazze msk tsk krm eetlepel eetlepels theelepel theelepels
  `),
]);

/** What food is packed in: behind "1 400 g" these are what there is one of. */
export const packageWords = wordSet(`
  tin tins can cans jar pack packet bag box bottle dose glas packung päckchen beutel flasche boîte
  bocal paquet sachet pot scatola barattolo busta lata bote tarro bolsa blik pak zak burk paket
    confezione pacco pacchetto vasetto lattina scatoletta paquete pacote frasco brick brik panetto
`);

/** The same and several of them, and what else has its size in front: "14 oz cans". */
export const sizedPackages: ReadonlySet<string> = new Set([
  ...packageWords,
  ...wordSet(`
    jars packs packets pkt pkts package packages pkg pkgs bags boxes bottles carton cartons tub tubs sachets pouch pouches tube tubes container
    containers block blocks bar bars ball balls roll rolls log logs dosen gläser packungen flaschen becher boîtes bocaux paquets pots bouteille
    bouteilles brique briques scatole barattoli buste confezioni pacchi pacchetti vasetti lattine scatolette bottiglia bottiglie latas botes
    tarros bolsas paquetes frascos briks botella botellas blikken pakken zakken burkar
  `),
]);

/** How large a package is, in front of its name: "2-14 oz large cans". */
export const sizesOfPackages = wordSet(
  'small medium large big jumbo family kleine große großen petites grandes petits grands piccole grandi pequeñas grandes',
);

/** What a package holds is stated in these. */
export const packedMeasures = wordSet(`
  oz ounce ounces lb lbs pound pounds g gr gram grams gramm grammes grammi gramos kg kilo kilos ml cl dl l litre litres liter liters floz
`);
