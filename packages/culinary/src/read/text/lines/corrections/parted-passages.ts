import { sentencesByStops } from '../sentences-of.ts';
import { cutAtDenials } from './cut-at-denials.ts';
import { EDITED } from './correction-words.data.ts';
import { leadsOn } from './signs.ts';
import { understand, type Setting } from './understood.ts';

const SHORTEST = 30;
const LONGEST_LINE = 4_000;
/** What is longer is taken back in sentences of its own. */
const LONGEST_WHOLE = 240;
/** A lead, what it leads to, and what goes on with it. */
const MOST_SENTENCES = 4;

/**
 * A line of several sentences cut before and behind each later passage that takes an amount back: "You need two onions. No wait, three
 * onions. Melt the butter." Others are the one part of themselves. `fromFirst`: whether the first sentence may begin one as well, as its
 * beginning stood in the line above.
 */
export function partedAtPassages(line: string, setting: Setting = {}, fromFirst = false): string[] {
  if (line.length < SHORTEST || line.length > LONGEST_LINE) return [line];
  const said = sentencesByStops(line);
  const sentences = said.flatMap(cutAtDenials);
  const isCut = sentences.length > said.length;
  if (sentences.length < 2) return [line];
  // "Our favourite soup. Edit: ...": what was written before is none of the correction.
  const isEdited = sentences.slice(1).some((sentence) => EDITED.test(sentence));
  const whole =
    !isCut && !isEdited && line.length <= LONGEST_WHOLE ? understand(line, setting) : null;
  const parts: string[][] = [[]];
  for (let at = 0; at < sentences.length; at++) {
    const mayBegin = at > 0 || fromFirst || line.length > LONGEST_WHOLE;
    const length = mayBegin
      ? lengthOfPassage(sentences.slice(at, at + MOST_SENTENCES), setting)
      : 0;
    if (length === 0) {
      parts.at(-1)!.push(sentences[at]!);
      continue;
    }
    parts.push([sentences.slice(at, at + length).join(' ')], []);
    at += length - 1;
  }
  const cut = parts.filter((part) => part.length > 0).map((part) => part.join(' '));
  // What takes something back as a whole stays one.
  return cut.length === 1 || whole?.isPlain === true ? [line] : cut;
}

/** How many of the sentences, from the first on, take an amount back; 0 where they do not, or where the first leads to none. */
function lengthOfPassage(sentences: readonly string[], setting: Setting): number {
  const said = understand(sentences.join(' '), setting);
  if (said === null) return 0;
  const [lead] = said.leads;
  const isMarked = EDITED.test(sentences[0]!);
  return lead === undefined || said.isAsked || isMarked || leadsOn(lead) ? said.length : 0;
}
