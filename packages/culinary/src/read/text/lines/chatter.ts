import { keepingAnswers } from '../../../words/answers-kept.ts';
import { isFood } from '../../../foods/line-words.ts';
import { foldText } from '../../../words/fold.ts';
import { saysMore } from './farewell.ts';
import {
  ANNOUNCEMENT,
  CHAPTERS,
  CONTROL_FILLERS,
  CONTROL_WORDS,
  FAREWELL_PHRASE,
  FILE_NUMBER,
  FORUM_LINE,
  FORWARDED_MARK,
  GOOD_WISH,
  LOVE_WORDS,
  SALUTATION,
  SHARED_BY_APP,
  SUBJECT_LINE,
} from './chatter.data.ts';

const longestMessage = 160;
const longestControls = 80;
const bare = (text: string) => text.replace(/^[^\p{L}\p{N}]+/u, '').trim();
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];

/** Whether a line is nothing but the buttons around a text: "Salva   Stampa   Condividi". */
export function isControls(text: string): boolean {
  if (text.length > longestControls || /\d/.test(text)) return false;
  const words = wordsOf(text);
  return (
    words.some((word) => CONTROL_WORDS.has(word)) &&
    words.every((word) => CONTROL_WORDS.has(word) || CONTROL_FILLERS.has(word))
  );
}

/** Whether a line is what a messenger, an app, a forum or a site puts beside a text, wherever it stands. */
export function isWrapping(line: string): boolean {
  const text = bare(line);
  if (text.length > longestMessage) return false;
  return (
    FORWARDED_MARK.test(text) ||
    SHARED_BY_APP.test(text) ||
    FORUM_LINE.test(text) ||
    FILE_NUMBER.test(text) ||
    isControls(text)
  );
}

/** Whether a line above a recipe speaks to somebody, or announces it: "Huhu, hier endlich das Rezept". */
export const isMessage = keepingAnswers((line): boolean => {
  const text = bare(line);
  return (
    text.length <= longestMessage &&
    (SALUTATION.test(text) || ANNOUNCEMENT.test(text) || SUBJECT_LINE.test(text))
  );
});

/** Whether a line names the chapter of a book or the section of a site. */
export const isChapter = (line: string): boolean => CHAPTERS.has(foldText(bare(line)));

/** Whether a line below a recipe takes leave: "Te quiero mucho ❤️", "fammi sapere come viene!!!". */
export const isFarewell = keepingAnswers((line): boolean => {
  const text = bare(line);
  if (text.length > longestControls) return false;
  if (GOOD_WISH.test(text)) return true;
  if (saysMore(text)) return false;
  const words = wordsOf(text);
  return (
    (FAREWELL_PHRASE.test(text) || words.some((word) => LOVE_WORDS.has(word))) &&
    !words.some((word) => word.length > 3 && isFood(word))
  );
});

/** A row of facts without the buttons at its end: "4 Portionen  Drucken  Merkzettel". */
export function withoutControls(text: string): string {
  let end = text.length;
  for (;;) {
    const word = /\s(\p{L}+)$/u.exec(text.slice(Math.max(0, end - longestControls), end));
    if (!word || !CONTROL_WORDS.has(word[1]!.toLowerCase())) return text.slice(0, end);
    end -= word[0].length;
  }
}
