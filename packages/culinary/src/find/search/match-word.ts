import { familiesNearlyNamed, isStrictName } from './family-names.ts';
import { beginsNearly, FORGIVEN_LENGTH } from './one-letter.ts';
import type { QueryWord } from './parse-query.ts';
import { singularsOf } from '../../words/singular.ts';
import { familyTerm, isFamily, isQuiet } from './term-kinds.ts';

/** Whether a term is what a word of a query asks for. */
export function matchesTerm(word: QueryWord, term: string): boolean {
  return (
    isAsTyped(word, term) ||
    (!word.familyOnly && !isFamily(term) && word.singulars.includes(textOf(word, term)))
  );
}

/** The same, the word taken as it was typed: not for a plural. */
export function isAsTyped(word: QueryWord, term: string): boolean {
  if (isFamily(term)) return word.families.some((family) => term === familyTerm(family));
  return (
    !word.familyOnly && word.spellings.some((spelling) => isFoundIn(textOf(word, term), spelling))
  );
}

/** Shorter ends are of other words: "ham" is in champagne, and "ei" in many. */
const SHORTEST_END = 4;

/** At its beginning, and compounds by their last part: "Apfelkuchen" is found by "kuchen". Where words are written without blanks, anywhere. */
const isFoundIn = (text: string, spelling: string): boolean =>
  text.startsWith(spelling) ||
  (spelling.length >= SHORTEST_END && text.endsWith(spelling)) ||
  (/^[^\p{Script=Latin}\p{N}]/u.test(spelling) && text.includes(spelling));

/** Of a quiet term nothing, unless quiet terms count. */
const textOf = ({ quiet }: QueryWord, term: string) =>
  isQuiet(term) ? (quiet ? term.slice(1) : '') : term;

/**
 * Whether a term is what a word asks for but for one letter; null where a wrong letter is not forgiven.
 * A misspelled "chickne" asks for the family as "chicken" does, not for chicken stock.
 */
export function nearMatch(word: QueryWord): ((term: string) => boolean) | null {
  const long = word.spellings.filter((spelling) => spelling.length >= FORGIVEN_LENGTH);
  if (word.familyOnly || long.length === 0) return null;
  const families = new Set(long.flatMap(familiesNearlyNamed).map(familyTerm));
  const nearly = (text: string) =>
    long.some((spelling) => beginsNearly(text, spelling)) && !isStrictName(text);
  return (term) => (isFamily(term) ? families.has(term) : nearly(textOf(word, term)));
}

/** The word that was meant, by a term that is so but for a letter; null for a family, which means itself. */
export function correctedWord({ quiet }: QueryWord, term: string): QueryWord | null {
  if (isFamily(term)) return null;
  const meant = isQuiet(term) ? term.slice(1) : term;
  return {
    key: meant,
    spellings: [meant],
    singulars: singularsOf(meant),
    families: [],
    familyOnly: false,
    quiet,
  };
}
