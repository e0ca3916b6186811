import { wordTable } from '../words/word-table.ts';

/** Words for numbers, in English, German, French, Italian, Spanish, Dutch, Portuguese and Swedish. */
export const numberWords = wordTable<number>({
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30,
  ein: 1, eine: 1, einen: 1, einem: 1, einer: 1, eines: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, elf: 11, zwölf: 12, anderthalb: 1.5, eineinhalb: 1.5, zweieinhalb: 2.5,
  un: 1, une: 1, "un'": 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12,
  uno: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10, dodici: 12,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12,
  een: 1, één: 1, twee: 2, drie: 3, vijf: 5, zes: 6, zeven: 7, negen: 9, tien: 10, twaalf: 12, anderhalf: 1.5, anderhalve: 1.5,
  um: 1, uma: 1, dois: 2, duas: 2, três: 3, quatro: 4, sete: 7, oito: 8, dez: 10, doze: 12,
  en: 1, ett: 1, två: 2, fyra: 4, fem: 5, sju: 7, åtta: 8, nio: 9, tio: 10, elva: 11, tolv: 12,
});

/** Words for a part of one. */
export const fractionWords = wordTable<number>({
  half: 1 / 2, halves: 1 / 2, third: 1 / 3, thirds: 1 / 3, quarter: 1 / 4, quarters: 1 / 4,
  halb: 1 / 2, halbe: 1 / 2, halber: 1 / 2, halbes: 1 / 2, halben: 1 / 2, viertel: 1 / 4, drittel: 1 / 3, dreiviertel: 3 / 4,
  demi: 1 / 2, demie: 1 / 2, moitié: 1 / 2, tiers: 1 / 3, quart: 1 / 4, quarts: 1 / 4,
  mezzo: 1 / 2, mezza: 1 / 2, terzo: 1 / 3, terzi: 1 / 3, quarto: 1 / 4, quarti: 1 / 4,
  medio: 1 / 2, media: 1 / 2, mitad: 1 / 2, tercio: 1 / 3, tercios: 1 / 3, cuarto: 1 / 4, cuartos: 1 / 4,
  halve: 1 / 2, kwart: 1 / 4, derde: 1 / 3,
  meio: 1 / 2, meia: 1 / 2, metade: 1 / 2, terço: 1 / 3, terços: 1 / 3, quartos: 1 / 4,
  halv: 1 / 2, halva: 1 / 2, halvt: 1 / 2, kvart: 1 / 4,
});

/** Behind a unit, a part of it that is added: "1 kg e mezzo", "a pound and a half". */
export const partsBehindUnit: readonly (readonly [phrase: string, part: number])[] = [
  ['and a half', 1 / 2], ['and one half', 1 / 2], ['and one-half', 1 / 2], ['& a half', 1 / 2], ['and a quarter', 1 / 4], ['and a third', 1 / 3],
  ['und ein halber', 1 / 2], ['und ein halbes', 1 / 2], ['und eine halbe', 1 / 2], ['und einen halben', 1 / 2], ['und ein viertel', 1 / 4],
  ['et demi', 1 / 2], ['et demie', 1 / 2], ['et quart', 1 / 4], ['et un quart', 1 / 4], ['et un tiers', 1 / 3],
  ['e mezzo', 1 / 2], ['e mezza', 1 / 2], ['e un quarto', 1 / 4], ['e un terzo', 1 / 3],
  ['y medio', 1 / 2], ['y media', 1 / 2], ['y cuarto', 1 / 4], ['y un cuarto', 1 / 4], ['y un tercio', 1 / 3],
  ['en een half', 1 / 2], ['en een halve', 1 / 2], ['en een kwart', 1 / 4],
  ['e meio', 1 / 2], ['e meia', 1 / 2], ['e um quarto', 1 / 4],
  ['och en halv', 1 / 2], ['och ett halvt', 1 / 2], ['och en kvart', 1 / 4],
];
/** Behind a number, the same without a unit to tell of what: the "cuarto y mitad" of a Spanish market. */
export const unreadParts: readonly string[] = ['y mitad de', 'y pico de', 'e passa di'];
/** Alone these are pieces of a food, not a part of one: "quarti di pollo". */
export const fractionPlurals: ReadonlySet<string> = new Set(['halves', 'thirds', 'quarters', 'quarts', 'terzi', 'quarti', 'tercios', 'cuartos', 'terços', 'quartos']);
/** Units that are written in one word with their half: "un demi-litre", "half-pound". */
export const halvedInOneWord: ReadonlySet<string> = new Set(`litre livre kilo kg tasse verre cuillère cuillerée sachet boîte bouteille botte pot gousse douzaine bouquet tablette cube
  pound cup pint quart gallon ounce liter kilo teaspoon tablespoon inch bunch dozen stick can`.split(/\s+/));

/** Words for a set: "a dozen eggs", "2 dozen". */
export const multiples = wordTable<number>({
  dozen: 12, dutzend: 12, douzaine: 12, dizaine: 10, dozzina: 12, decina: 10, docena: 12, decena: 10, dozijn: 12, dúzia: 12, duzia: 12, dezena: 10, dussin: 12, dozens: 12, douzaines: 12, dozzine: 12, docenas: 12, dúzias: 12, couple: 2, pair: 2, paire: 2, paio: 2, par: 2,
});

/** Between the ends of a range. */
export const rangeWords: ReadonlySet<string> = new Set(['-', '–', '—', '−', '~', 'to', 'or', 'bis', 'oder', 'à', 'ou', 'a', 'o', 'tot', 'of', 'até', 'till', 'eller', 'al', 'och', '/']);

/** Between a whole number and its fraction: "1 and 1/2". */
export const mixedWords: ReadonlySet<string> = new Set(['and', '&', 'und', 'et', 'e', 'y', 'en', 'och']);

/** The article behind a fraction: "½ a lemon". */
export const articles: ReadonlySet<string> = new Set(['a', 'an', 'ein', 'eine', 'einer', 'einen', 'einem', 'een', 'en', 'ett', 'une', 'un', 'una', 'uma', 'um']);

export const dashes: ReadonlySet<string> = new Set(['-', '–', '—', '−', '~']);

/** Fractions that are one character. */
export const vulgarFractions = wordTable<number>({
  '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4, '⅕': 1 / 5, '⅖': 2 / 5, '⅗': 3 / 5, '⅘': 4 / 5, '⅙': 1 / 6, '⅚': 5 / 6, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8, '⅑': 1 / 9, '⅒': 1 / 10, '⅐': 1 / 7,
});

/** What recipes divide by; another number below a slash is an amount of its own. */
export const denominators: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 32]);

/** Of these nobody takes thousands: "1.250 kg" is a kilogram and a quarter in any language. */
export const largeMetric: ReadonlySet<string> = new Set(['kg', 'kilo', 'kilos', 'kilogramm', 'l', 'lt', 'ltr', 'liter', 'litre', 'litres', 'litro', 'litros', 'litri']);

/** Of these nobody takes thousandths: "1.500 g" is a kilogram and a half. */
export const smallMetric: ReadonlySet<string> = new Set(['g', 'gr', 'gramm', 'gram', 'grams', 'grammes', 'grammi', 'gramos', 'gramas', 'ml']);

/** Words that soften a number and change nothing: "about 2 cups". */
export const approximateWords: readonly string[] = [
  'about', 'approximately', 'approx', 'around', 'roughly', 'nearly', 'almost', 'circa', 'ca', '~', '≈', 'up to', 'at least', 'just under', 'just over', 'more than', 'less than', 'more or less', 'another', 'some', 'just', 'only',
  'ungefähr', 'etwa', 'rund', 'zirka', 'knapp', 'gut', 'reichlich', 'nur', 'mehr als', 'weniger als',
  'env', 'environ', 'à peu près', 'presque',
  'quasi',
  'aprox', 'aproximadamente', 'unos', 'unas', 'alrededor de',
  'ongeveer', 'plm',
  'cerca de', 'uns', 'umas',
  'ungefär', 'cirka', 'drygt', 'knappt',
];

/** Only in front of a figure: "a scant ½ cup", but "a scant cup" is one. */
export const approximatesBeforeFigures: readonly string[] = ['a scant', 'a heaping', 'a generous', 'a good'];
