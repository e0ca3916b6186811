import { matchFood } from '../../foods/match-food.ts';

/** Of a compound word a part of at least so many letters is tried: "-samen". */
const shortestPart = 4;
const longestWord = 40;

/**
 * Names of a list whose last one has the noun of all of them, each with it: of "cumin and coriander seeds" the first are cumin seeds, of "Kreuzkümmel- und
 * Koriandersamen" Kreuzkümmelsamen. A noun joins a name only where the lexicon has the two as a food.
 */
export function withSharedNoun(names: readonly string[], language: string | null): string[] {
  const last = names.at(-1) ?? '';
  return names.map((name, at) =>
    at === names.length - 1 ? name : (candidates(name, last).find(isFood(language)) ?? name),
  );
}

function candidates(name: string, last: string): string[] {
  if (name.length > longestWord || last.length > longestWord) return [];
  if (!name.endsWith('-')) {
    const noun = /^\S+ (\S+)$/.exec(last)?.[1];
    return noun === undefined || name.includes(' ') ? [] : [`${name} ${noun}`];
  }
  const word = last.toLowerCase();
  return Array.from({ length: Math.max(0, word.length - shortestPart) }, (_, at) =>
    name.slice(0, -1).concat(word.slice(at + 1)),
  );
}

const isFood = (language: string | null) => (name: string) => {
  const match = matchFood(name, language);
  return match !== null && match.exact && !match.loose && match.rest.length === 0;
};
