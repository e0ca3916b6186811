/**
 * Terms are words, but for two kinds that are marked by their first character: a family of foods the recipe belongs to or a food of it ("=chicken"),
 * and a quiet word, which counts only for a query that names salt, pepper, water or oil beside something else ("~olive").
 */
const FAMILY = '=';
const QUIET = '~';

/** The term of a family: "chicken" is "=chicken". */
export const familyTerm = (family: string) => FAMILY + family;
/** The term of a quiet word: "olive" is "~olive". */
export const quietTerm = (word: string) => QUIET + word;
/** Whether a term is one of a family. */
export const isFamily = (term: string) => term.startsWith(FAMILY);
/** Whether a term is one of a quiet word. */
export const isQuiet = (term: string) => term.startsWith(QUIET);
