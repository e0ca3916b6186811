/**
 * Terms are words, but for two kinds that are marked by their first character: a family of foods the recipe belongs to ("=chicken"),
 * and a quiet word, which counts only for a query that names salt, pepper, water or oil beside something else ("~olive").
 */
const FAMILY = '=';
const QUIET = '~';

export const familyTerm = (family: string) => FAMILY + family;
export const quietTerm = (word: string) => QUIET + word;
export const isFamily = (term: string) => term.startsWith(FAMILY);
export const isQuiet = (term: string) => term.startsWith(QUIET);
