import { statedFacts, type StatedFacts } from './stated-facts.ts';

/** Pictures at the end of a title. */
export const PICTURES_BEHIND = /(?:\s*(?![©®™])\p{Extended_Pictographic}\uFE0F?)+$/u;

/** Facts that stand behind the name of a dish: "Reis mit Huhn (3 Personen, halbe Stunde)", "Clafoutis, pour six personnes." */
export function titleAndFacts(text: string): { title: string; facts: StatedFacts | null } {
  const [, title = '', inBrackets, behind] =
    /^(.{3,120}?)(?:\s*\(([^()]{1,60})\)|(?:(?:,|\s[-–—|])\s+|\s(?=(?:for|für|pour|per|para|voor|till|för)\s(?:ca\.?\s)?\d))(\p{L}{1,10}\.?\s[^,]{1,40}))[.!]?$/u.exec(
      text,
    ) ?? [];
  const said = inBrackets ?? behind;
  const facts = said === undefined ? null : statedFacts(said.replace(/[.!]$/, ''));
  const isKnown =
    inBrackets !== undefined || facts?.servings !== undefined || facts?.author !== undefined;
  return facts && isKnown
    ? { title: title.replace(PICTURES_BEHIND, '').trim(), facts }
    : { title: text, facts: null };
}
