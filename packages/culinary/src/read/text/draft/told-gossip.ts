import { isFood } from '../../../foods/line-words.ts';
import { foldText, foldWords } from '../../../words/fold.ts';
import type { LabelledLine } from '../labels/line-label.ts';
import type { TextLine } from '../lines/page-line.ts';
import { tellsInSentences } from '../lines/told-texts.ts';
import { ASKED_FOR } from '../title/open-words.data.ts';
import { BACK_AGAIN, HOLDS, HOUSEHOLD, PLEASE, SAYS_WHAT_IS } from './told-gossip.data.ts';

const LONGEST = 160;

/**
 * Labels of lines, where a text tells its recipe in sentences: what somebody says aside, to the dog or somebody at the door, and what reminds
 * somebody that he asked for the recipe, stands around it.
 */
export function withoutGossip(
  lines: readonly TextLine[],
  labels: readonly LabelledLine[],
): LabelledLine[] {
  const first = labels.findIndex(({ label }) => label === 'S');
  if (first < 0 || !tellsInSentences(lines)) return [...labels];
  return labels.map((found, at) => {
    const { text } = lines[at]!;
    const isAside =
      (/[SNF]/.test(found.label) && isGossip(text)) ||
      (at > first && found.label === 'I' && saysWhatIs(text)) ||
      (at < first && found.label === 'N' && text.length <= LONGEST && ASKED_FOR.test(text));
    return isAside ? { ...found, label: 'X', listed: 0, told: 0, around: 1 } : found;
  });
}

/** "That's Biscuit. He's smelt the fish.": a sentence with somebody in it among the steps lists nothing, though it names a food. */
const saysWhatIs = (text: string): boolean =>
  text.length <= LONGEST && /[.!…]$/u.test(text) && !/\d/.test(text) && SAYS_WHAT_IS.test(text);

/** "Aspetta che c'è un vigile.", "Get down, I'm talking to the dog.": said to or of somebody in the house, and of no food or amount. */
function isGossip(text: string): boolean {
  if (text.length > LONGEST || /\d/.test(text)) return false;
  const folded = foldText(text);
  const isAside =
    HOLDS.test(text) || HOUSEHOLD.test(folded) || PLEASE.test(folded) || BACK_AGAIN.test(folded);
  return isAside && !foldWords(text).split(' ').some(isFood);
}
