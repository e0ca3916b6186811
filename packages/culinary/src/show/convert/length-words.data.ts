import { wordSet } from '../../words/word-list.ts';
import type { Language } from '../../words/language.ts';

/** Names of lengths behind a number, as sources of patterns, with centimetres in one. */
export const lengthUnits: readonly { names: string; centimetres: number; metric: boolean }[] = [
  {
    names:
      "(?:inch(?:es)?|zoll|pouces?|pollic[ei]|pulgadas?|polegadas?|duim|tum)(?!\\p{L})|[\"”″]|''|’’",
    centimetres: 2.54,
    metric: false,
  },
  // "in" is a preposition more often than an inch, but none where a bracket ends
  {
    names:
      '(?<=[\\d\\p{No}]-?)in(?:\\.(?=\\s\\p{Ll})|(?![\\p{L}.]))|(?<=[\\d\\p{No}]\\s)in\\.(?=\\s(?:x\\b|×|by\\b|\\p{Ll}))|(?<=[\\d\\p{No}]\\s)in(?=\\.?[)\\]])',
    centimetres: 2.54,
    metric: false,
  },
  { names: '(?:foot|feet|ft\\.?)(?!\\p{L})', centimetres: 30.48, metric: false },
  {
    names:
      '(?:cm|cms|centimet(?:er|re)s?|zentimetern?|centimètres?|centimetr[io]|centímetros?)(?!\\p{L})',
    centimetres: 1,
    metric: true,
  },
  {
    names:
      '(?:mm|millimet(?:er|re)s?|millimetern?|millimètres?|millimetr[io]|milímetros?)(?!\\p{L})',
    centimetres: 0.1,
    metric: true,
  },
  {
    names: '(?:met(?:er|re)s?|mètres?|metr[io]|metros?)(?!\\p{L})',
    centimetres: 100,
    metric: true,
  },
];
/** Between the sides of a tin. */
export const sideJoints = 'x|×|\\*|by|mal|sur|per|por';
/** Between the ends of a range. */
export const lengthJoints = '-|–|—|to|bis|à|a|tot|or|oder|ou|o';
/** Behind a length these do not make it an adjective: "2 inches thick", but "2-inch cubes". */
export const behindLength = wordSet(`
  thick thickness thin long wide high deep tall apart above below from of in on at by across and
  or to up over into off with away diameter square each between around if per
`);
/** One inch and more, in the words of the text. */
export const inchWords: Readonly<Record<Language, readonly [one: string, many: string]>> = {
  en: ['inch', 'inches'],
  de: ['Zoll', 'Zoll'],
  fr: ['pouce', 'pouces'],
  it: ['pollice', 'pollici'],
  es: ['pulgada', 'pulgadas'],
  nl: ['inch', 'inch'],
  pt: ['polegada', 'polegadas'],
  sv: ['tum', 'tum'],
};

/** Words of measures that no other language uses. */
export const englishMeasures = /inch|degree|foot|feet/i;
