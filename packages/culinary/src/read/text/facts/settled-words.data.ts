import { phrases, words } from '../../../words/word-list.ts';

/** What a part of a dish is weighed in, without accents: en de fr it es nl pt sv. */
export const PART_WEIGHTS: readonly string[] = words(`
  g gr gram grams gramm grammes grammi gramos gramas kg kgs kilo kilos kilogram kilograms kilogramm
  kilogramme kilogrammes chilo chili quilo quilos lb lbs pound pounds pfund livre livres libra libras libbra pond skålpund
  oz ounce ounces onza onzas hg hekto etto
`);

/** What a dish is made of one by one. */
export const PARTS_OF_DISH: readonly string[] = words(`
  piece pieces stück stueck stk pièce piece pezzo pieza stuk peça peca styck bit
  tray sheet blech plaque teglia bandeja tabuleiro bakplaat plåt
  batch lot ladung durchgang schub portion porzione porción ración porção portie fournée infornata
  hornada tanda fornada lichting omgång sats
  pancake waffle waffel pfannkuchen crêpe crepe gaufre cialda
`);

/** Before what a time is of: "20 min per lb", "3 Min. je Stück". */
export const EACH: readonly string[] = words(
  'per pro je jeweils par por cada ogni chaque each every',
);

/** Before a weight alone: "20 minutes to the pound", "40 min le kilo", "un'ora al chilo". */
export const TO_THE: readonly string[] = phrases(
  'to the, a, the, le, la, au, à la, al, alla, a la, el, het, op een, auf das, aufs',
);

/** Behind these one time goes on to the next. */
export const THEN: readonly string[] = words(`
  then dann danach anschliessend anschließend puis ensuite poi quindi luego después despues dan daarna depois sedan därefter
`);

/** Between two ways to do it. */
export const OR: readonly string[] = words('or oder ou o of eller bzw');

/** How often a time passes, by the number. */
export const TIMES_OVER: readonly (readonly [number, readonly string[]])[] = [
  [
    2,
    phrases(
      'twice, zweimal, zwei mal, deux fois, due volte, dos veces, tweemaal, twee keer, duas vezes, två gånger',
    ),
  ],
  [
    3,
    phrases(
      'three times, dreimal, drei mal, trois fois, tre volte, tres veces, driemaal, drie keer, três vezes, tre gånger',
    ),
  ],
];
export const TIMES: readonly string[] = words('x × mal times fois volte veces keer vezes gånger');
