/** Marks that programs set beside the words of others: comments of a shared document, times of a transcript, bullets of a word processor. */

const COMMENT = /^\[([a-z]{1,2})\](?=\S|\s\S)/gmu;
const COMMENT_MARK = /(?<=\S)\[([a-z]{1,2})\]/gu;
const STAMP = /^[ \t]{0,8}[[(]\d{1,2}:\d{2}(?::\d{2})?[\])][ \t]{1,4}(?=\S)/gmu;
const FEWEST_STAMPS = 3;
const POINT = /^[ \t]{0,8}[·•▪§][ \t]/gmu;
const FEWEST_POINTS = 2;
const LOWER_POINT = /^([ \t]{0,8})o[ \t]{1,8}(?=\S)/gmu;

/** A text without the marks in its margins. Texts that have none stay as they are. */
export function withoutMarginMarks(text: string): string {
  return withPointsAlike(withoutStamps(withoutCommentMarks(text)));
}

/** "2 láminas de hojaldre[a]", where "[a]¿Valen las del súper?" stands below. */
function withoutCommentMarks(text: string): string {
  const comments = new Set(Array.from(text.matchAll(COMMENT), ([, letter]) => letter));
  return comments.size === 0
    ? text
    : text.replace(COMMENT_MARK, (mark, letter: string) => (comments.has(letter) ? '' : mark));
}

/** "[00:39] Stir in the flour." */
const withoutStamps = (text: string): string =>
  (text.match(STAMP)?.length ?? 0) < FEWEST_STAMPS ? text : text.replace(STAMP, '');

/** The second bullet of a word processor is a letter; in Italian "o" alone is "or". */
const withPointsAlike = (text: string): string =>
  (text.match(POINT)?.length ?? 0) < FEWEST_POINTS ? text : text.replace(LOWER_POINT, '$1- ');
