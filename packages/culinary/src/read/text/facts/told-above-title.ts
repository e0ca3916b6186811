import { sentencesByCapitals } from '../../parted-steps.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import { tellsOfWhole } from './tells-of-whole.ts';
import { timeStatements } from './time-statements.ts';

/** So many lines above its title a post may still speak of the dish. */
const NEAR = 3;
const LONGEST = 600;

/** "... che non sbaglia mai. Ci vuole un'ora e un quarto in tutto.": the whole time that one sentence of a post right above the title tells. */
export function wholeTimeAboveTitle(
  lines: readonly { text: string }[],
  labels: readonly LabelledLine[],
): number | null {
  const title = labels.findIndex(({ label }) => label === 'T');
  if (title < 0) return null;
  const told = lines
    .slice(Math.max(0, title - NEAR), title)
    .filter(({ text }) => text.length <= LONGEST)
    .flatMap(({ text }) => sentencesByCapitals(text))
    .filter(tellsOfWhole)
    .flatMap((sentence) => timeStatements(sentence).filter(({ cue }) => cue === 'whole'));
  const minutes = new Set(told.map((time) => time.minutes));
  return minutes.size === 1 ? told[0]!.minutes : null;
}
