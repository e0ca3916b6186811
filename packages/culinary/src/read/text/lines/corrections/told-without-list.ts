import { languageOf as languageOfText } from '../../../language.ts';
import { languageOf } from '../../../../words/language.ts';
import { measuredInStep } from '../../draft/measured-in-step.ts';
import { opensItem } from '../item-openings.ts';
import { sentencesByStops } from '../sentences-of.ts';

const LONGEST_TEXT = 20_000;
const MOST_SENTENCES = 120;
const LONG = 120;
/** Sentences that state so many amounts tell a recipe. */
const FEWEST_STATING = 3;
/** So many lines that are items are a list. */
const FEWEST_LISTED = 2;

/** Whether several sentences of long lines state amounts, and no lines are the items of a list. */
export function isToldWithoutList(lines: readonly string[]): boolean {
  if (lines.reduce((sum, line) => sum + line.length, 0) > LONGEST_TEXT) return false;
  const listed = lines.filter((line) => line.length < LONG && !/[.!?:]\s*$/u.test(line.slice(-4)));
  if (listed.filter((line) => opensItem(line)).length >= FEWEST_LISTED) return false;
  const long = lines.filter((line) => line.length >= LONG);
  const language = languageOf(languageOfText(long.join('\n')));
  const stating = long
    .flatMap((line) => sentencesByStops(line).slice(0, MOST_SENTENCES))
    .filter((text) => measuredInStep(text, language).some(({ said }) => said === 'exactly'));
  return stating.length >= FEWEST_STATING;
}
