import type { Language } from '../../../words/language.ts';
import { wordSet } from '../../../words/word-list.ts';

/** Words of a language that are numbers in another: a rent that is "due", once more, an ounce, one's back, an uncle ("tío"), an oven ("four"), a fruit ("quince"). Folded. */
export const wordsLikeNumbers: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('due once elf sex dos sept sei nove quince seize tio tres'),
  de: wordSet('sex due quince tio'),
  fr: wordSet('due once four dos tres sex elf tien ten tio quince'),
  it: wordSet('once sex elf quince tio'),
  es: wordSet('sex elf on tio ten'),
  nl: wordSet('sex due quince tio'),
  pt: wordSet('sex elf once tio ten dos doce quince'),
  sv: wordSet('due quince'),
};

/** Given names that are numbers, within a line: "Gulasch nach Otto". */
export const NAMES_LIKE_NUMBERS: Readonly<Record<string, RegExp>> = {
  otto: /(?<=[\p{L}.]\s)Otto(?!\p{L})/u,
};
