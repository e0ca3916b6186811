import { namesFood } from '../../../../foods/line-words.ts';
import { foldText } from '../../../../words/fold.ts';
import { servingWords } from '../../../../words/yield-words.data.ts';
import { labelSection } from '../../../headings/section-heading.ts';
import { fedStatement } from '../../facts/fed-statements.ts';
import { announcedFact, statedFacts } from '../../facts/stated-facts.ts';
import { isTale, timeStatements } from '../../facts/time-statements.ts';
import type { TextLine } from '../../lines/page-line.ts';

const SERVING_WORDS: ReadonlySet<string> = new Set(servingWords);

/** Whether a line states servings, an author, or how long the work or the cooking takes. */
export function statesHead(text: string): boolean {
  const facts = statedFacts(text);
  if (facts !== null && (facts.servings !== undefined || facts.author !== undefined)) return true;
  const cues = isTale(text) ? [] : timeStatements(text).map(({ cue }) => cue);
  if (facts?.totalTime !== undefined && labelSection(text)?.inline === true) return true;
  const isOfWork = cues.some((cue) => cue === 'prep' || cue === 'cook' || cue === 'whole');
  return isOfWork || (cues.includes(null) && fedStatement(text) !== null);
}

/** "6 Gläser", "4 Portionen": a number and what it counts, which is no food. */
export const countsServings = (text: string): boolean =>
  /^\d{1,3}\s\p{L}{3,15}$/u.test(text.trim()) &&
  statedFacts(text)?.servings !== undefined &&
  !namesFood(text);

/** Whether a short sentence says for how many it is: "We were five and nothing was left." */
export const statesFed = (text: string): boolean => !isTale(text) && fedStatement(text) !== null;

/** Whether a line states how many pieces come of the recipe, and how long it takes. */
export const statesYieldAndTime = (text: string): boolean =>
  fedStatement(text) !== null && timeStatements(text).some(({ cue }) => cue === 'whole');

/** "4", and "− 4 +" of a button. */
export const LONE_NUMBER = /^[-–−+]?\s?\d{1,3}\s?[-–−+]?$/;

/** "Serves" above a number, "people" below it. */
export const announcesYield = (lines: readonly TextLine[], at: number): boolean =>
  announcedFact(lines[at - 1]?.text ?? '') === 'yield' ||
  SERVING_WORDS.has(foldText(lines[at + 1]?.text ?? '').trim());
