import { wordSet } from '../../words/word-list.ts';

/** What a recogniser reads, and what it may have been: letters of one shape. */
type Alike = readonly (readonly [read: string, was: string])[];

/** Words of recipes that another is one letter away from: "den Teig gehen lassen" beside "dazugeben". */
export const NEVER_MISREAD: ReadonlySet<string> = wordSet('gehen geben großen groben beau bean');

/** Pairs that no grammar has: a word and the same word with these are not two forms of one. */
export const alike: Alike = [
  ['m', 'rn'],
  ['rn', 'm'],
  ['nn', 'm'],
  ['d', 'cl'],
  ['cl', 'd'],
  ['ii', 'u'],
  ['ii', 'ü'],
  ['li', 'h'],
  ['vv', 'w'],
  ['lc', 'k'],
  ['c', 'e'],
  ['e', 'c'],
  ['b', 'h'],
  ['h', 'b'],
  ['q', 'g'],
  ['g', 'q'],
  ['1', 'l'],
  ['1', 'i'],
  ['0', 'o'],
  ['5', 's'],
  ['6', 'b'],
  ['6', 'é'],
  ['6', 'ó'],
  ['8', 'b'],
  ['9', 'g'],
  ['ß', 'b'],
];

/** Pairs that a word of a food is tried with as well. */
export const alikeInFoods: Alike = [
  ...alike,
  ['ri', 'n'],
  ['n', 'ri'],
  ['u', 'ii'],
  ['l', 'i'],
  ['i', 'l'],
  ['l', 't'],
  ['t', 'l'],
  ['t', 'f'],
  ['f', 't'],
  ['o', 'a'],
  ['a', 'o'],
  ['o', 'e'],
  ['v', 'y'],
  ['n', 'u'],
  ['u', 'n'],
  ['r', 'n'],
  ['n', 'h'],
  ['h', 'n'],
];
