import { wordSet } from '../../../words/word-list.ts';

/** Commands whose argument is a heading. */
export const HEADINGS: ReadonlySet<string> = wordSet(`
  part chapter section subsection subsubsection paragraph subparagraph title recipe rezept recette ricetta
  receta recipename ingredientssection
`);
/** Commands that begin an item. */
export const ITEMS: ReadonlySet<string> = wordSet('item step ingred ingr zutat schritt');
/** Commands whose arguments are no words of the text, and how many they have. */
export const SILENT: Readonly<Record<string, number>> = {
  documentclass: 1,
  usepackage: 1,
  pagestyle: 1,
  thispagestyle: 1,
  label: 1,
  ref: 1,
  pageref: 1,
  cite: 1,
  index: 1,
  vspace: 1,
  hspace: 1,
  includegraphics: 1,
  input: 1,
  include: 1,
  color: 1,
  textcolor: 1,
  href: 1,
  hypersetup: 1,
  setlength: 2,
  addtolength: 2,
  setcounter: 2,
  definecolor: 3,
  newcommand: 2,
  renewcommand: 2,
  geometry: 1,
  fontsize: 2,
  selectlanguage: 1,
  rule: 2,
  hrulefill: 0,
  date: 1,
};
/** Environments with arguments of their own, and how many. */
export const ENVIRONMENTS: Readonly<Record<string, number>> = {
  tabular: 1,
  tabularx: 2,
  'tabular*': 2,
  longtable: 1,
  multicols: 1,
  minipage: 1,
  wrapfigure: 2,
  array: 1,
};
/** Environments whose items are numbered. */
export const NUMBERED: ReadonlySet<string> = wordSet('enumerate steps');
/** What a command without argument prints. */
export const SIGNS: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  aa: 'å',
  AA: 'Å',
  l: 'ł',
  i: 'i',
  ldots: '…',
  dots: '…',
  textellipsis: '…',
  degree: '°',
  textdegree: '°',
  degreeCelsius: '°C',
  celsius: '°C',
  textcelsius: '°C',
  circ: '°',
  fahrenheit: '°F',
  gram: 'g',
  kilogram: 'kg',
  litre: 'l',
  liter: 'l',
  minute: 'min',
  hour: 'h',
  second: 's',
  percent: '%',
  milli: 'm',
  centi: 'c',
  kilo: 'k',
  times: '×',
  textonehalf: '½',
  textonequarter: '¼',
  textthreequarters: '¾',
  half: '½',
  textendash: '–',
  textemdash: '—',
  quad: ' ',
  qquad: ' ',
  newline: '\n',
  par: '\n\n',
  textbackslash: '\\',
  textasciitilde: '~',
  euro: '€',
};
/** Signs above and below letters, as combining marks. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '"': '\u0308',
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
  c: '\u0327',
  r: '\u030a',
  v: '\u030c',
};
