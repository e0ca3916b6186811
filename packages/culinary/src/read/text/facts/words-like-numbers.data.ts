import type { Language } from '../../../words/language.ts';

/** Words of a language that are numbers in another: a rent that is "due", once more, an ounce, one's back, a very good friend. Folded. */
export const wordsLikeNumbers: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['due', 'once', 'elf', 'sex', 'dos', 'sept', 'sei', 'nove']),
  de: new Set(['sex', 'due']),
  fr: new Set(['due', 'once', 'dos', 'tres', 'sex', 'elf']),
  it: new Set(['once', 'sex', 'elf']),
  es: new Set(['sex', 'elf', 'on']),
  nl: new Set(['sex', 'due']),
  pt: new Set(['sex', 'elf', 'once']),
  sv: new Set(['due']),
};
