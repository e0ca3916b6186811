import type { Language } from '../words/language.ts';

/** The plurals that a word has by the plainest rules of its language; none in English, whose names have their own. */
export function plainPlurals(word: string, language: Language): string[] {
  const vowel = /[aeiouáéíóú]$/.test(word);
  switch (language) {
    case 'fr':
      return /[sxz]$/.test(word) ? [] : [`${word}s`];
    case 'es':
      return word.endsWith('s') ? [] : [vowel ? `${word}s` : `${word}es`];
    case 'pt':
      if (word.endsWith('ão')) return [`${word.slice(0, -2)}ões`];
      if (word.endsWith('m')) return [`${word.slice(0, -1)}ns`];
      return word.endsWith('s') ? [] : [vowel ? `${word}s` : `${word}es`];
    case 'it':
      if (word.endsWith('a')) return [`${word.slice(0, -1)}e`];
      return /[oe]$/.test(word) ? [`${word.slice(0, -1)}i`] : [];
    case 'de':
      return [`${word}e`, `${word}n`, `${word}en`, `${word}s`];
    case 'nl':
      return [`${word}en`, `${word}s`];
    case 'sv':
      return [`${word}ar`, `${word}er`, word.replace(/a$/, 'or')].filter((form) => form !== word);
    default:
      return [];
  }
}

/** How such a plural ends, folded, and its singular. */
const endings: Readonly<Record<Language, readonly (readonly [plural: string, one: string])[]>> = {
  en: [],
  de: [
    ['e', ''],
    ['n', ''],
    ['en', ''],
    ['s', ''],
  ],
  fr: [['s', '']],
  it: [
    ['e', 'a'],
    ['i', 'o'],
    ['i', 'e'],
  ],
  es: [
    ['s', ''],
    ['es', ''],
  ],
  nl: [
    ['en', ''],
    ['s', ''],
  ],
  pt: [
    ['oes', 'ao'],
    ['ns', 'm'],
    ['s', ''],
    ['es', ''],
  ],
  sv: [
    ['ar', ''],
    ['er', ''],
    ['or', 'a'],
  ],
};

/** The folded words of which a folded word may be such a plural. */
export const plainSingulars = (word: string, language: Language): string[] =>
  endings[language]
    .filter(([plural]) => word.length > plural.length + 1 && word.endsWith(plural))
    .map(([plural, one]) => word.slice(0, -plural.length) + one)
    .filter((one) => isPluralOf(word, one, language));

/** How "ão" and "ões" are folded. */
const nasal = 'ao';
const nasals = 'oes';

const isPluralOf = (word: string, one: string, language: Language) =>
  language === 'pt' && one.endsWith(nasal)
    ? word.endsWith(nasals)
    : plainPlurals(one, language).includes(word);
