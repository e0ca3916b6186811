import { namesFood } from '../../foods/line-words.ts';
import { languageOf } from '../../words/language.ts';
import { foldText, foldWords } from '../../words/fold.ts';
import { dishesIn } from '../dishes/dishes-in.ts';
import { fedStatement } from '../text/facts/fed-statements.ts';
import { timeStatements } from '../text/facts/time-statements.ts';
import { OF_YOURS } from '../text/title/dish-presented.data.ts';
import { withoutVerbOrDay } from '../text/title/dish-presented.ts';
import { OPEN_WORDS } from '../text/title/open-words.data.ts';
import { isOpening } from '../text/title/without-opening.ts';
import { isSomebodysDish } from './named-after.ts';
import { JOINS_TO_NAME, SAID_IN_SENTENCE } from './said-in-title.data.ts';
import type { SourceLine } from './taken-lines.ts';

const LONGEST = 200;
const MOST_WORDS = 10;
const MOST_LINES = 40;
const MOST_JOINTS = 3;

/**
 * The longer name that a line above the list has for the dish: "Sbrisolona della nonna Ines" of which the title has "Sbrisolona". Null where
 * none has more than the title.
 */
export function fullerName(
  title: string,
  taken: readonly SourceLine[],
  language: string | null,
): string | null {
  const list = taken.findIndex((line) => line.taken === 'line' || line.taken === 'step');
  const above = taken.slice(0, list < 0 ? MOST_LINES : Math.min(list, MOST_LINES));
  for (const { text } of above) {
    if (text.length > LONGEST) continue;
    const behind = behindName(text, title);
    if (behind === null) continue;
    const fuller = title + behind;
    if (isOfName(title, behind, language)) return fuller;
  }
  return null;
}

/** What stands behind the title in a line up to the next sign, where a word that joins it to the name comes first; null for nothing. */
function behindName(text: string, title: string): string | null {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  if (at < 0 || /\p{L}$/u.test(text.slice(0, at))) return null;
  const [behind = ''] = /^\s[\p{L}\p{M}'’\s-]{4,80}/u.exec(text.slice(at + title.length)) ?? [];
  const [joint = ''] = /^\s(\p{L}+)/u.exec(behind)?.slice(1) ?? [];
  return JOINS_TO_NAME.has(foldText(joint)) ? behind.trimEnd() : null;
}

/** Whether what stands behind a name says of what, whose or from where it is, and neither for how many nor when. */
function isOfName(title: string, behind: string, language: string | null): boolean {
  const whole = title + behind;
  const words = behind.trim().split(/[\s'’]+/u);
  if (words.length > MOST_WORDS || OF_YOURS.test(whole) || withoutVerbOrDay(whole) !== whole)
    return false;
  if (fedStatement(behind.trim()) !== null || timeStatements(behind).length > 0) return false;
  let next = 0;
  while (next < MOST_JOINTS && OPEN_WORDS.has((words[next] ?? '').toLowerCase())) next++;
  const content = words[next] ?? '';
  // "Paparajotes de la tía Encarna": a known dish is named without whose it is.
  const isKnown = dishesIn(title).some(({ is }) => is !== 'bare');
  if (isKnown && !namesFood(behind, 3) && dishesIn(behind).length === 0) return false;
  if (content.length < 3 || /^(?:and|und|et|ed?|y)$/iu.test(words[0]!)) return false;
  return (
    namesFood(content, 3) ||
    dishesIn(content).length > 0 ||
    isSomebodysDish(whole, language) ||
    (languageOf(language) !== 'de' && /^\p{Lu}\p{Ll}/u.test(content))
  );
}

/** Whether a title is a piece of what somebody says: it ends a sentence before it goes on, opens like one, or has words that no name has. */
export function isPieceOfSentence(title: string, language: string | null): boolean {
  const own = languageOf(language);
  const said = own === null ? undefined : SAID_IN_SENTENCE[own];
  const [opening = ''] = /^[^,.!?:…]{1,40}(?=[,.!?:…])/u.exec(title) ?? [];
  return (
    /\p{L}{4,}[.!?…]+\s+\p{L}/u.test(title) ||
    (opening !== '' && isOpening(opening)) ||
    foldWords(title)
      .split(' ')
      .some((word) => said?.has(word) ?? false)
  );
}
