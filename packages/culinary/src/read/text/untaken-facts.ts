import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { timesInFigures } from '../../words/spelled-times.ts';
import { sectionHeading } from '../headings/section-heading.ts';
import { factParts } from './facts/fact-parts.ts';
import { fedStatement } from './facts/fed-statements.ts';
import { announcedFact, statedFacts } from './facts/stated-facts.ts';
import { timeStatements } from './facts/time-statements.ts';

/** A longer line tells more than facts. */
const LONGEST = 120;

/**
 * A line of facts, one by one where only some of them were taken: of "Vorbereiten: 20 min; Schwierigkeit: mittel" the second stands around the
 * recipe, and so does the second sentence of "Feeds 4. Freezes well - 3 months."
 */
export function untakenFacts(
  text: string,
  draft: RecipeDraft,
): { text: string; isAround: boolean }[] {
  const sentences = text.split(/(?<=[\p{L}\d)]{3}[.!])\s+(?=[\p{Lu}\d])/u);
  const parts = sentences.flatMap((sentence) =>
    isUntakenFact(sentence, draft) ? [sentence] : factParts(sentence),
  );
  const held = parts.map((part) => ({ text: part, isAround: isUntakenFact(part, draft) }));
  const isParted = parts.length > 1 && !isUntakenFact(text, draft);
  return isParted && held.some(({ isAround }) => isAround)
    ? held
    : [{ text, isAround: isUntakenFact(text, draft) }];
}

/**
 * Whether a line that stands among the facts states none of those that a recipe has, and its words stand nowhere in the draft: "Petit potage"
 * above the list, "Difficulty: medium", "Kosten: günstig". A label alone and a figure alone may be two halves of a fact.
 */
function isUntakenFact(text: string, draft: RecipeDraft): boolean {
  if (text.length > LONGEST || !/\p{L}{3}|\d\s?°/u.test(text) || /:\s*$/u.test(text)) return false;
  if (sectionHeading(text) !== null || announcedFact(text) !== null) return false;
  return (
    !statesAny(text) &&
    fedStatement(text) === null &&
    !tellsTaken(text, draft) &&
    !wordsOf(draft).includes(` ${foldWords(text)} `)
  );
}

/** Whether a time of the line is one of the recipe's, or may be doubted to be. */
function tellsTaken(text: string, { prepTime, cookTime, totalTime }: RecipeDraft): boolean {
  const taken = [prepTime, cookTime, totalTime, (prepTime ?? 0) + (cookTime ?? 0)];
  return timeStatements(timesInFigures(text)).some(
    ({ cue, minutes }) => taken.includes(minutes) || (cue !== null && cue !== 'lone'),
  );
}

/** "Kosten: günstig" states nothing that is kept. */
const statesAny = (text: string): boolean => Object.keys(statedFacts(text) ?? {}).length > 0;

const wordsOf = ({ title, description, author, source, yieldText, notes, tags }: RecipeDraft) =>
  ` ${[title, description, author, source, yieldText, ...notes, ...tags].map((words) => foldWords(words ?? '')).join(' | ')} `;
