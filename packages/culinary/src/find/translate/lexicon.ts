import { foldWords } from '../../words/fold-words.ts';
import { foodNames } from '../../foods/food-names.data.ts';
import { kitchenWords } from './kitchen-words.data.ts';

const columns = ['de', 'fr', 'it', 'es', 'nl', 'pt', 'sv'] as const;
type ForeignLanguage = (typeof columns)[number];

/** Folded phrases of one language with what they are in English. */
export interface Lexicon {
  phrases: ReadonlyMap<string, string>;
  /** Words in the longest phrase. */
  longest: number;
}

const lexicons = new Map<ForeignLanguage, Lexicon>();

/** The words of a language; null for one that has no table. */
export function lexiconOf(language: string): Lexicon | null {
  const foreign = columns.find((column) => column === language);
  if (!foreign) return null;
  let lexicon = lexicons.get(foreign);
  if (!lexicon) {
    lexicon = build(columns.indexOf(foreign) + 1);
    lexicons.set(foreign, lexicon);
  }
  return lexicon;
}

function build(column: number): Lexicon {
  const phrases = new Map<string, string>();
  const add = (foreign: string | undefined, english: string | undefined) => {
    const folded = foldWords(foreign ?? '');
    if (folded && english && !phrases.has(folded)) phrases.set(folded, english);
  };
  for (const row of rows(foodNames)) {
    const [singular, plural] = forms(row[0]);
    const [one, many] = forms(row[column]);
    add(one, singular);
    add(many, plural ?? singular);
  }
  for (const row of rows(kitchenWords))
    for (const spelling of forms(row[column])) add(spelling, row[0]);
  return {
    phrases,
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
  };
}

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
const forms = (cell: string | undefined) => (cell ?? '').split('/').filter(Boolean);
