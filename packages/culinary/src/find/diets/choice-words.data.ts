import type { Language } from '../../words/language.ts';

/** What stands between two foods of which one is taken. */
export const orWords: Readonly<Record<Language, string>> = {
  en: 'or',
  de: 'oder bzw',
  fr: 'ou',
  it: 'o oppure od',
  es: 'o u',
  nl: 'of',
  pt: 'ou',
  sv: 'eller',
};

/** What stands between two foods that are both taken. */
export const andWords: Readonly<Record<Language, string>> = {
  en: 'and plus',
  de: 'und sowie',
  fr: 'et',
  it: 'e ed',
  es: 'y e',
  nl: 'en',
  pt: 'e',
  sv: 'och',
};

/** What stands before a second food, or before what is done with the first. */
export const withWords: Readonly<Record<Language, string>> = {
  en: 'with in on',
  de: 'mit in',
  fr: 'avec en',
  it: 'con in al alla ai',
  es: 'con en',
  nl: 'met in',
  pt: 'com em',
  sv: 'med i',
};
