import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { timesInFigures } from '../../words/spelled-times.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import { fedStatement } from './facts/fed-statements.ts';
import { statedFacts } from './facts/stated-facts.ts';
import { timeStatements } from './facts/time-statements.ts';

/** A longer line tells more than facts. */
const LONGEST = 120;

/**
 * Whether a line that stands among the facts states none of those that a recipe has, and its words stand nowhere in the draft: "Petit potage"
 * above the list, "Difficulty: medium", "Kosten: günstig". A label alone and a figure alone may be two halves of a fact.
 */
export function isUntakenFact(text: string, draft: RecipeDraft): boolean {
  if (text.length > LONGEST || !/\p{L}{3}/u.test(text) || /:\s*$/u.test(text)) return false;
  if (sectionHeading(text) !== null) return false;
  return (
    !statesAny(text) &&
    fedStatement(text) === null &&
    timeStatements(timesInFigures(text)).length === 0 &&
    !wordsOf(draft).includes(` ${foldWords(text)} `)
  );
}

/** "Kosten: günstig" states nothing that is kept. */
const statesAny = (text: string): boolean => Object.keys(statedFacts(text) ?? {}).length > 0;

const wordsOf = ({ title, description, author, source, yieldText, notes, tags }: RecipeDraft) =>
  ` ${[title, description, author, source, yieldText, ...notes, ...tags].map((words) => foldWords(words ?? '')).join(' | ')} `;
