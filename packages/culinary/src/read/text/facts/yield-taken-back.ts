import { doubtOfFact, type Doubt } from '../../../recipe/doubt.ts';
import type { TextLine } from '../lines/page-line.ts';
import { statedFacts } from './stated-facts.ts';
import { SAYS_ANEW, TAKES_BACK } from './yield-taken-back.data.ts';

const LONGEST_ROW = 60;
/** "oh no wait, sorry, serves 10" */
const MOST_WORDS_BACK = 3;
/** What parts a yield and its correction in one row. */
const JOINT = /\s?[,;.!–—-]\s+(?=\p{L})/gu;

interface SetRightYield {
  lines: TextLine[];
  doubts: Doubt[];
  leftOut: string[];
}

/** The lines of a text with the last of a yield that its next row, or the rest of its row, takes back: "Serves 8" above "no wait, serves 10". */
export function withYieldTakenBack(lines: readonly TextLine[]): SetRightYield {
  const found: SetRightYield = { lines: [], doubts: [], leftOut: [] };
  for (const line of lines) {
    const above = found.lines.at(-1);
    const within = partedIn(line.text);
    const meant = within ?? (above && line.gap < 1 ? { said: above.text, back: line.text } : null);
    const text = meant && yieldMeant(meant.said, meant.back);
    if (!text) {
      found.lines.push(line);
      continue;
    }
    if (within === null) found.lines.pop();
    found.lines.push({ ...(within === null ? above! : line), text });
    found.leftOut.push(meant.said);
    found.doubts.push(
      doubtOfFact('yield', `“${meant.said}” is taken back by “${meant.back}”.`, meant.back),
    );
  }
  return found;
}

/** "Serves 8, no wait, serves 10": the yield, and what takes it back. */
function partedIn(text: string): { said: string; back: string } | null {
  if (text.length > LONGEST_ROW || !/\d/.test(text)) return null;
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const [said, back] = [text.slice(0, index), text.slice(index + joint.length)];
    if (TAKES_BACK.test(back) && yieldMeant(said, back) !== null) return { said, back };
  }
  return null;
}

/** The yield as it is set right; null where nothing is. */
function yieldMeant(said: string, back: string): string | null {
  if (said.length > LONGEST_ROW || back.length > LONGEST_ROW || !TAKES_BACK.test(back)) return null;
  let rest = back;
  for (let times = 0; times < MOST_WORDS_BACK; times++) rest = rest.replace(TAKES_BACK, '');
  rest = rest.replace(SAYS_ANEW, '').replace(/\s*[.!]+$/u, '');
  if (!rest || !countsEaters(said)) return null;
  if (/^\d{1,3}$/.test(rest)) return said.replace(/\d{1,3}/u, rest);
  return countsEaters(rest) ? rest : null;
}

const countsEaters = (text: string): boolean => typeof statedFacts(text)?.servings === 'number';
