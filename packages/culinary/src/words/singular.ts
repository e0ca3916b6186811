import { irregularPlurals, pluralEndings, SHORTEST_PLURAL } from './plural-endings.data.ts';

/**
 * The form under which an English word of food is looked up: "tomatoes" and "tomato" meet in "tomato". Both the names and what is asked for go through
 * here, so that it need not be a word: "couscous" may become "couscou".
 */
export function singular(word: string): string {
  const known = irregularPlurals[word];
  if (known !== undefined) return known;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:o|sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** By their last letter. */
const endingsBy = Map.groupBy(pluralEndings, ([plural]) => plural.at(-1)!);

/** A word of any of the languages without its plural ending, in every way it may be one. */
export function singularsOf(word: string): string[] {
  // "watercress"
  if (word.length < SHORTEST_PLURAL || word.endsWith('ss')) return [];
  return (endingsBy.get(word.at(-1)!) ?? [])
    .filter(([plural]) => word.endsWith(plural))
    .map(([plural, one]) => word.slice(0, -plural.length) + one)
    .filter((one) => one.length > 1);
}
