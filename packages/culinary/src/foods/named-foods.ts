import { foldWords } from '../words/fold.ts';
import { languages, type Language } from '../words/language.ts';
import type { Food } from './food.ts';
import type { FoodName, LexiconFood } from './lexicon-food.ts';
import { englishPlural, lexicon } from './read-lexicon.ts';

/** One form of a name, as texts are searched for it. */
export interface NamedForm {
  /** As the lexicon writes it. */
  text: string;
  /** Folded. */
  words: readonly string[];
  food: Food;
  name: FoodName;
  row: LexiconFood;
  language: Language;
  /** Not written in the lexicon but made by the plainest rule of the language: read only where that is stated. */
  made: boolean;
}

let known: readonly NamedForm[] | null = null;

/** All forms of all names, singular and plural, folded. */
export function namedForms(): readonly NamedForm[] {
  known ??= lexicon().flatMap((row) =>
    languages.flatMap((language) =>
      row.names[language].flatMap((name) => formsOf(row, name, language)),
    ),
  );
  return known;
}

function formsOf(row: LexiconFood, name: FoodName, language: Language): NamedForm[] {
  const { forms } = name;
  const last = forms.at(-1)!;
  const form = (text: string, made: boolean): NamedForm => ({
    text,
    words: wordsOf(text),
    food: row.food,
    name,
    row,
    language,
    made,
  });
  const written = forms.map((text) => form(text, false));
  if (forms.length > 1) return written;
  if (language === 'en') return [...written, form(englishPlural(last), false)];
  return last.includes(' ')
    ? written
    : [...written, ...plainPlurals(last, language).map((text) => form(text, true))];
}

/** "lamb's" is "lamb s" in a text. */
const wordsOf = (text: string) => foldWords(text).split(' ');

function plainPlurals(word: string, language: Language): string[] {
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
