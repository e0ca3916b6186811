import { foldText } from '../../../../words/fold.ts';
import { servingWords } from '../../../../words/yield-words.data.ts';
import { announcedFact, statedFacts } from '../../facts/stated-facts.ts';
import type { TextLine } from '../../lines/page-line.ts';

const SERVING_WORDS: ReadonlySet<string> = new Set(servingWords);

/** Whether a line states servings or an author. */
export function statesHead(text: string): boolean {
  const facts = statedFacts(text);
  return facts !== null && (facts.servings !== undefined || facts.author !== undefined);
}

/** "4", and "− 4 +" of a button. */
export const LONE_NUMBER = /^[-–−+]?\s?\d{1,3}\s?[-–−+]?$/;

/** "Serves" above a number, "people" below it. */
export const announcesYield = (lines: readonly TextLine[], at: number): boolean =>
  announcedFact(lines[at - 1]?.text ?? '') === 'yield' ||
  SERVING_WORDS.has(foldText(lines[at + 1]?.text ?? '').trim());
