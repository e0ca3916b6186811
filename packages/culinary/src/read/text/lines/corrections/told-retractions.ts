import { sentencesOf } from '../sentences-of.ts';
import { amountsSaid } from './amounts-said.ts';
import { correctionIn } from './correction.ts';
import { RETRACTS } from './retractions.data.ts';
import { answersWhatWasSaid, takesAmountBack } from './taken-back.ts';

const SHORTEST = 30;
const LONGEST_LINE = 4_000;
/** What is longer is taken back in a sentence of its own. */
const LONGEST_WHOLE = 240;
const MOST_WORDS_ALONE = 5;

/**
 * A line of several sentences cut before and behind each later one that takes an amount back: "You need two onions. No wait, three onions.
 * Melt the butter." Others are the one part of themselves. `fromFirst`: whether the first may be one as well, as its beginning stood in the line
 * above.
 */
export function partedAtRetractions(line: string, fromFirst = false): string[] {
  if (line.length < SHORTEST || line.length > LONGEST_LINE) return [line];
  const sentences = sentencesOf(line);
  // What is a correction as a whole stays one.
  const isWhole = line.length <= LONGEST_WHOLE && correctionIn(line, false) !== null;
  const parts: string[][] = [[]];
  for (let at = 0; at < sentences.length; at++) {
    const sentence = sentences[at]!;
    const next = sentences[at + 1];
    const isLead =
      next !== undefined &&
      (answersWhatWasSaid(sentence, next) ||
        (RETRACTS.test(sentence) &&
          sentence.split(' ').length <= MOST_WORDS_ALONE &&
          !saysAmount(sentence)));
    const whole = isLead ? `${sentence} ${next}` : sentence;
    const takesBack =
      (RETRACTS.test(whole) && saysAmount(whole)) || (!isWhole && takesAmountBack(whole));
    const mayBegin = at > 0 || fromFirst || (takesBack && line.length > LONGEST_WHOLE);
    if (!mayBegin || !takesBack) {
      parts.at(-1)!.push(sentence);
      continue;
    }
    parts.push([whole], []);
    if (isLead) at++;
  }
  return parts.length === 1
    ? [line]
    : parts.filter((part) => part.length > 0).map((part) => part.join(' '));
}

const saysAmount = (sentence: string): boolean => amountsSaid(sentence).amounts.length > 0;
