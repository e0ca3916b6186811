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
  known ??= build();
  return known;
}

/** Of tens of thousands: nothing is made here but what is kept. */
function build(): readonly NamedForm[] {
  const found: NamedForm[] = [];
  for (const row of lexicon())
    for (const language of languages)
      for (const name of row.names[language]) addForms(found, row, name, language);
  return found;
}

function addForms(found: NamedForm[], row: LexiconFood, name: FoodName, language: Language): void {
  const { food } = row;
  const { forms } = name;
  const add = (text: string, made: boolean) =>
    found.push({ text, words: wordsOf(text), food, name, row, language, made });
  for (const text of forms) add(text, false);
  if (forms.length > 1) return;
  const [last] = forms as [string];
  if (language === 'en') add(englishPlural(last), false);
  else if (!last.includes(' ')) for (const text of plainPlurals(last, language)) add(text, true);
}

/** "lamb's" is "lamb s" in a text. */
function wordsOf(text: string): readonly string[] {
  const folded = foldWords(text);
  return folded.includes(' ') ? folded.split(' ') : [folded];
}

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
