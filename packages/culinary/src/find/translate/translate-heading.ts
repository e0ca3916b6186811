import { foldWords } from '../../words/fold.ts';
import { languages } from '../../words/language.ts';
import { headingWords } from './heading-words.data.ts';
import { lexiconOf, wordsIn, type Lexicon } from './lexicon.ts';
import { translatePhrase } from './translate-phrase.ts';

/** Words of a heading, and what they are in English. */
export interface TranslatedHeading {
  original: string;
  english: string;
}

/**
 * Headings above parts of a recipe in English, by table: those of which every word is known, each once. `language` is a tag such as "de"
 * or "de-AT".
 */
export function translateHeadings(
  headings: readonly string[],
  language: string | null,
): TranslatedHeading[] {
  const lexicon = headingLexicon(language?.slice(0, 2).toLowerCase() ?? 'en');
  if (!lexicon) return [];
  return [...new Set(headings)].flatMap((original) => {
    const { text, complete, any } = translatePhrase(original, lexicon);
    const english = text.replace(/^for the (serving|garnish)$/, 'for $1').trim();
    return complete && any && foldWords(english) !== foldWords(original)
      ? [{ original, english: english[0]!.toUpperCase() + english.slice(1) }]
      : [];
  });
}

const lexicons = new Map<string, Lexicon>();

/** The words of foods and of headings. */
function headingLexicon(code: string): Lexicon | null {
  const known = lexicons.get(code);
  if (known) return known;
  const foods = lexiconOf(code);
  const language = languages.find((name) => name === code);
  if (!foods || !language) return null;
  const lexicon = {
    ...foods,
    phrases: new Map([...foods.phrases, ...wordsIn(headingWords, language)]),
  };
  lexicons.set(code, lexicon);
  return lexicon;
}
