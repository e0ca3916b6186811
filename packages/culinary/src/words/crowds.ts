import { foldText } from './fold.ts';
import { spelledNumber } from './spelled-number.ts';
import { BEFORE_CROWD, CROWD_OPENERS, CROWDS, ONE_OF, SOME, THE, TRAYS } from './crowds.data.ts';

/** "a very hungry crowd" */
const MOST_BETWEEN = 2;
/** "a gang of teenagers"; "for the table decoration" is no yield. */
const MOST_BEHIND = 3;
const LONGEST = 50;

/** Whether behind an article stands a crowd, or some of something, of which no number is stated: "a hungry crowd", "an army", "a few". */
export const isOfCrowd = (words: readonly string[], article: number): boolean =>
  ONE_OF.has(words[article] ?? '') &&
  (SOME.has(words[article + 1] ?? '') || crowdBehind(words, article) >= 0);

/** Where the crowd behind an article stands; -1 where none does. */
function crowdBehind(words: readonly string[], article: number): number {
  const isOne = ONE_OF.has(words[article] ?? '');
  for (let at = article + 1; at <= article + 1 + MOST_BETWEEN; at++)
    if (CROWDS.has(words[at] ?? '') || (isOne && TRAYS.has(words[at] ?? ''))) return at;
  return -1;
}

/** "This feeds an army" */
const SPOKEN_OF = /^(?:this|it|das|ça|cela|questo|esto)\s/iu;

/** Whether a row says nothing but that it is enough for a crowd: "Feeds an army", "Pour toute une tablée". */
export function isForCrowd(line: string): boolean {
  if (line.length > LONGEST || /[\d:?]/.test(line)) return false;
  const words = foldText(line.replace(SPOKEN_OF, '')).match(/\p{L}+/gu) ?? [];
  if (!CROWD_OPENERS.has(words[0] ?? '')) return false;
  if (words.some((word, at) => at > 0 && (spelledNumber(word) ?? 0) > 1)) return false;
  let at = 1;
  while (BEFORE_CROWD.has(words[at] ?? '')) at++;
  const isWhole = BEFORE_CROWD.has(words[at - 1]!);
  if (ONE_OF.has(words[at] ?? '') || THE.has(words[at] ?? '')) {
    const crowd = crowdBehind(words, at);
    return crowd >= 0 && words.length - 1 - crowd <= (THE.has(words[at]!) ? 0 : MOST_BEHIND);
  }
  return isWhole && CROWDS.has(words[at] ?? '') && at === words.length - 1;
}
