import { phrases, wordSet } from '../../words/word-list.ts';
import { wordTableByValue } from '../../words/word-table.ts';

/** Words for numbers, in English, German, French, Italian, Spanish, Dutch, Portuguese and Swedish. */
export const numberWords = wordTableByValue<number>([
  [1, "a an one ein eine einen einem einer eines un une un' uno una een één um uma en ett"],
  [1.5, 'anderthalb eineinhalb anderhalf anderhalve'],
  [2, 'two zwei deux due dos twee dois duas två'],
  [2.5, 'zweieinhalb'],
  [3, 'three drei trois tre tres drie três'],
  [4, 'four vier quatre quattro cuatro quatro fyra'],
  [5, 'five fünf cinq cinque cinco vijf fem'],
  [6, 'six sechs sei seis zes'],
  [7, 'seven sieben sept sette siete zeven sete sju'],
  [8, 'eight acht huit otto ocho oito åtta'],
  [9, 'nine neun neuf nove nueve negen nio'],
  [10, 'ten zehn dix dieci diez tien dez tio'],
  [11, 'eleven elf onze once elva'],
  [12, 'twelve zwölf douze dodici doce twaalf doze tolv'],
  [15, 'fifteen fünfzehn quinze quindici'],
  [20, 'twenty zwanzig vingt venti veinte'],
  [30, 'thirty dreißig trente trenta treinta'],
]);

/** Words for a part of one. */
export const fractionWords = wordTableByValue<number>([
  [1 / 8, 'achtel'],
  [1 / 4, 'quarter quarters viertel quart quarts quarto quarti cuarto cuartos kwart quartos kvart'],
  [1 / 3, 'third thirds drittel tiers terzo terzi tercio tercios derde terço terços'],
  [
    1 / 2,
    `
      half halves halb halbe halber halbes halben demi demie moitié mezzo mezza medio media mitad
      halve meio meia metade halv halva halvt
    `,
  ],
  [3 / 4, 'dreiviertel'],
]);

/** Behind a unit, a part of it that is added: "1 kg e mezzo", "a pound and a half". */
export const partsBehindUnit: readonly (readonly [phrase: string, part: number])[] = [
  ['and a half', 1 / 2],
  ['and one half', 1 / 2],
  ['and one-half', 1 / 2],
  ['& a half', 1 / 2],
  ['and a quarter', 1 / 4],
  ['and a third', 1 / 3],
  ['und ein halber', 1 / 2],
  ['und ein halbes', 1 / 2],
  ['und eine halbe', 1 / 2],
  ['und einen halben', 1 / 2],
  ['und ein viertel', 1 / 4],
  ['et demi', 1 / 2],
  ['et demie', 1 / 2],
  ['et quart', 1 / 4],
  ['et un quart', 1 / 4],
  ['et un tiers', 1 / 3],
  ['e mezzo', 1 / 2],
  ['e mezza', 1 / 2],
  ['e un quarto', 1 / 4],
  ['e un terzo', 1 / 3],
  ['y medio', 1 / 2],
  ['y media', 1 / 2],
  ['y cuarto', 1 / 4],
  ['y un cuarto', 1 / 4],
  ['y un tercio', 1 / 3],
  ['en een half', 1 / 2],
  ['en een halve', 1 / 2],
  ['en een kwart', 1 / 4],
  ['e meio', 1 / 2],
  ['e meia', 1 / 2],
  ['e um quarto', 1 / 4],
  ['och en halv', 1 / 2],
  ['och ett halvt', 1 / 2],
  ['och en kvart', 1 / 4],
];
/** Behind a number, the same without a unit to tell of what: the "cuarto y mitad" of a Spanish market. */
export const unreadParts: readonly string[] = ['y mitad de', 'y pico de', 'e passa di'];
/** Halves that in another language than Spanish are a size: "1 media cebolla", but "1 cipolla media". */
export const spanishHalves: ReadonlySet<string> = wordSet('medio media');
/** Alone these are pieces of a food, not a part of one: "quarti di pollo". */
export const fractionPlurals: ReadonlySet<string> = wordSet(`
  halves thirds quarters quarts terzi quarti tercios cuartos terços quartos
`);
/** Units and foods that are written in one word with their half: "un demi-litre", "half-pound", "un demi-citron". */
export const halvedInOneWord: ReadonlySet<string> = wordSet(`
  litre livre kilo kg tasse verre cuillère cuillerée sachet boîte bouteille botte pot gousse
    douzaine bouquet tablette cube paquet plaquette bocal bol barquette bâton feuille branche brique
    pincée citron oignon orange pomme poire poivron concombre avocat melon ananas chou poulet
    baguette pastèque mangue pamplemousse courgette aubergine courge potiron potimarron butternut
    échalote echalote tomate banane pain piment fenouil bulbe céleri chou-fleur grenade
  pound cup pint quart gallon ounce liter kilo teaspoon tablespoon inch bunch dozen stick can
`);

/** Words for a set: "a dozen eggs", "2 dozen". */
export const multiples = wordTableByValue<number>([
  [2, 'couple pair paire paio par'],
  [10, 'dizaine decina decena dezena'],
  [
    12,
    `
      dozen dutzend douzaine dozzina docena dozijn dúzia duzia dussin dozens douzaines dozzine
      docenas dúzias dz doz dzn dtzd dtz dzd
    `,
  ],
]);

/** Between the ends of a range. */
export const rangeWords: ReadonlySet<string> = wordSet(`
  - – — − ~ to or bis oder à ou a o ó u tot of até till eller al och /
`);

/** In front of the lower end of a range whose ends an "and" joins: "entre 3 y 4". */
export const betweenWords: ReadonlySet<string> = wordSet(`
  between zwischen entre tra fra tussen mellan
`);
/** In front of a range whose ends a word joins: "de 3 à 4 carottes". */
export const fromWords: ReadonlySet<string> = wordSet('from von de da dai dalle van från');

/** Between a whole number and its fraction: "1 and 1/2". */
export const mixedWords: ReadonlySet<string> = wordSet('and & und et e y en och');

/** The article behind a fraction: "½ a lemon". */
export const articles: ReadonlySet<string> = wordSet(`
  a an ein eine einer einen einem een en ett une un una uma um
`);

export const dashes: ReadonlySet<string> = wordSet('- – — − ~');

/** What recipes divide by; another number below a slash is an amount of its own. */
export const denominators: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 32]);

/** Of these nobody takes thousands: "1.250 kg" is a kilogram and a quarter in any language. */
export const largeMetric: ReadonlySet<string> = wordSet(`
  kg kilo kilos kilogramm l lt ltr liter litre litres litro litros litri
`);

/** Of these nobody takes thousandths: "1.500 g" is a kilogram and a half. */
export const smallMetric: ReadonlySet<string> = wordSet(
  'g gr gramm gram grams grammes grammi gramos gramas ml',
);

/** Words that soften a number and change nothing: "about 2 cups". */
export const approximateWords: readonly string[] = phrases(`
  about, approximately, approx, around, roughly, nearly, almost, circa, ca, ~, ≈, up to, at least,
  just under, just over, more than, less than, more or less, another, some, just, only, ungefähr,
  etwa, rund, zirka, knapp, gut, reichlich, nur, mehr als, weniger als, env, environ, à peu près,
  presque, quasi, aprox, aproximadamente, unos, unas, alrededor de, ongeveer, plm, cerca de, uns,
  umas, ungefär, cirka, drygt, knappt,
  mind, mindest, mindestens, wenigstens, höchstens, maximal, au moins, au minimum, au maximum,
  almeno, al minimo, al massimo, minimo, massimo, al menos, por lo menos, como mínimo, como máximo, mínimo, máximo,
  minstens, ten minste, hoogstens, pelo menos, no mínimo, no máximo, minst, högst, at most, no more than, a minimum of
`);

/** Only in front of a figure: "a scant ½ cup", but "a scant cup" is one; "min. 500 g", but "50 min." are minutes. */
export const approximatesBeforeFigures: readonly string[] = phrases(
  'a scant, a heaping, a generous, a good, min, minimum, max, maximum',
);
