import { familiesNearlyNamed, isStrictName } from './keyword-names.ts';
import { beginsNearly, FORGIVEN_LENGTH } from './one-letter.ts';
import type { QueryWord } from './parse-query.ts';
import { familyTerm, isFamily, isQuiet } from './term-kinds.ts';

/** Whether a term is what a word of a query asks for. */
export function matchesTerm(word: QueryWord, term: string): boolean {
  if (isFamily(term)) return word.family !== null && term === familyTerm(word.family);
  if (word.familyOnly) return false;
  if (isQuiet(term)) return word.quiet && matchesText(word, term.slice(1));
  return matchesText(word, term);
}

const matchesText = (word: QueryWord, text: string) => word.spellings.some((spelling) => text.includes(spelling)) || word.singulars.includes(text);

/**
 * Whether a term is what a word asks for but for one letter; null where a wrong letter is not forgiven.
 * A misspelled "chickne" asks for the family as "chicken" does, not for chicken stock.
 */
export function nearMatch(word: QueryWord): ((term: string) => boolean) | null {
  const long = word.spellings.filter((spelling) => spelling.length >= FORGIVEN_LENGTH);
  if (word.familyOnly || long.length === 0) return null;
  const families = new Set(long.flatMap(familiesNearlyNamed).map(familyTerm));
  const nearly = (text: string) => long.some((spelling) => beginsNearly(text, spelling)) && !isStrictName(text);
  return (term) => (isFamily(term) ? families.has(term) : isQuiet(term) ? word.quiet && nearly(term.slice(1)) : nearly(term));
}
