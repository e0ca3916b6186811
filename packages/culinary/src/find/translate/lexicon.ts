import { foldWords } from '../../words/fold.ts';
import { languages, type Language } from '../../words/language.ts';
import { englishOf } from '../../foods/translated-names.ts';
import { joiners, kitchenWords } from './kitchen-words.data.ts';

/** Folded phrases of one language with what they are in English. */
export interface Lexicon {
  language: Language;
  phrases: ReadonlyMap<string, string>;
  /** Words in the longest phrase. */
  longest: number;
  /** The first words of phrases of several. */
  begins: ReadonlySet<string>;
  /** Folded little words that English leaves out. */
  joiners: ReadonlySet<string>;
}

const lexicons = new Map<Language, Lexicon>();

/** The words of a language; null for English and for one that has no table. */
export function lexiconOf(language: string): Lexicon | null {
  const foreign = languages.find((known) => known === language);
  if (!foreign || foreign === 'en') return null;
  let lexicon = lexicons.get(foreign);
  if (!lexicon) {
    lexicon = build(foreign);
    lexicons.set(foreign, lexicon);
  }
  return lexicon;
}

function build(language: Language): Lexicon {
  const phrases = new Map<string, string>();
  const add = (foreign: string, english: string) => {
    const folded = foldWords(foreign);
    if (folded && !phrases.has(folded)) phrases.set(folded, english);
  };
  for (const [foreign, english] of englishOf(language)) add(foreign, english);
  for (const [foreign, english] of wordsIn(kitchenWords, language)) add(foreign, english);
  return {
    language,
    phrases,
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
    begins: new Set([...phrases.keys()].flatMap((phrase) => /^(\S+) /.exec(phrase)?.[1] ?? [])),
    joiners: new Set(joiners[language]?.split(' ')),
  };
}

/** The folded words of a language in a table of rows, each with the English of its row. */
export function wordsIn(table: string, language: Language): [string, string][] {
  const column = languages.indexOf(language);
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const cells = row.split('|').map((cell) => cell.trim());
      const spellings = (cells[column] ?? '').split('/').filter(Boolean);
      return spellings.map((spelling): [string, string] => [foldWords(spelling), cells[0]!]);
    });
}
