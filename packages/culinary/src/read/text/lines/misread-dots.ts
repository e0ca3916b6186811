import { statedFacts } from '../facts/stated-facts.ts';

/** One letter or sign with a blank on each side, before a capital; a stroke, and what is read for one, is no dot. */
const BETWEEN = /\s[^\d\s|=lI]\s(?=\p{Lu}\p{Ll})/u;
const LONGEST = 200;

/** "Serves 4 g Prep 10 min * Cook 45 min": the dot between two facts was read as a letter or another sign. */
export function withDotsBetweenFacts(text: string): string {
  if (text.length > LONGEST || !/\d/.test(text)) return text;
  const facts = text.split(BETWEEN);
  return facts.length > 1 && facts.every((fact) => statedFacts(fact) !== null)
    ? facts.join(' · ')
    : text;
}
