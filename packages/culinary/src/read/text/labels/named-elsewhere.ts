import { namesFood } from '../../../foods/line-words.ts';
import { SUBJECT_LINE } from '../lines/chatter.data.ts';
import { FORWARDED } from '../lines/letter-words.data.ts';
import type { TextLine } from '../lines/page-line.ts';
import { stemsOf } from '../title/title-words.ts';
import { OF_MEMBER, QUOTED_SPEAKER } from './named-elsewhere.data.ts';

/** What forums say of a member stands so close below the name, in lines. */
const FARTHEST = 2;

/** Whether a line names who speaks, and no dish: "fer_cadiz escribió:", or a name above "Messages: 41". */
export const namesSpeaker = (lines: readonly TextLine[], at: number): boolean =>
  QUOTED_SPEAKER.test(lines[at]!.text) ||
  lines
    .slice(at + 1, at + 1 + FARTHEST)
    .some(({ text, gap }) => gap < 0.75 && OF_MEMBER.test(text.trim()));

/** "Re: Your best chilli?" */
const ANSWER = /^(?:re|fwd?|aw|wg|tr|rv|r|i)\s?:\s/iu;

/** Whether a line is the subject of a mail or a thread. */
export const isSubject = (text: string): boolean => SUBJECT_LINE.test(text) || ANSWER.test(text);

/** The dish in the subject of a mail or a thread, where list and steps speak of it or it names a food: "Oggetto: Pasta al forno". */
export function subjectNaming(text: string, spoken: ReadonlySet<string>): string | null {
  const [label] = SUBJECT_LINE.exec(text) ?? ANSWER.exec(text) ?? [];
  const subject =
    label === undefined
      ? ''
      : text
          .slice(label.length)
          .replace(FORWARDED, '')
          .replace(/[\s?!]+$/u, '');
  const names =
    subject !== '' &&
    ([...stemsOf([subject])].some((stem) => spoken.has(stem)) || namesFood(subject, 3));
  return names ? subject : null;
}
