import { pluralEndings, SHORTEST_PLURAL } from './plural-endings.data.ts';

/** A word without its plural ending, in every way it may be one. */
export function singularsOf(word: string): string[] {
  // "watercress"
  if (word.length < SHORTEST_PLURAL || word.endsWith('ss')) return [];
  return pluralEndings
    .filter(([plural]) => word.endsWith(plural))
    .map(([plural, singular]) => word.slice(0, -plural.length) + singular)
    .filter((singular) => singular.length > 1);
}
