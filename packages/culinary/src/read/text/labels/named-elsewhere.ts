import { namesFood } from '../../../foods/line-words.ts';
import { SUBJECT_LINE } from '../lines/chatter.data.ts';
import { FORWARDED } from '../lines/letter-words.data.ts';
import type { TextLine } from '../lines/page-line.ts';
import { stemsOf } from '../title/title-words.ts';
import { OF_MEMBER, POSTED_AGO, QUOTED_SPEAKER } from './named-elsewhere.data.ts';

/** What forums say of a member stands so close below the name, in lines. */
const FARTHEST = 2;

/** Whether a line names who speaks, and no dish: "fer_cadiz escribió:", or a name above "Messages: 41". */
export const namesSpeaker = (lines: readonly TextLine[], at: number): boolean =>
  QUOTED_SPEAKER.test(lines[at]!.text) ||
  lines
    .slice(at + 1, at + 1 + FARTHEST)
    .some(({ text, gap }) => gap < 0.75 && OF_MEMBER.test(text.trim())) ||
  isPoster(lines, at);

/** A short name right above when it was posted; what states the time of a dish has no such look. */
const isPoster = (lines: readonly TextLine[], at: number): boolean =>
  NAME_OF_POSTER.test(lines[at]!.text.trim()) &&
  at + 1 < lines.length &&
  lines[at + 1]!.gap < 0.75 &&
  POSTED_AGO.test(lines[at + 1]!.text.trim().slice(0, LONGEST_STAMP));
const LONGEST_STAMP = 40;
const NAME_OF_POSTER = /^\p{Lu}[\p{L}.'’-]{0,20}(?:\s\p{Lu}[\p{L}.'’-]{0,20}){1,2}$/u;

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
