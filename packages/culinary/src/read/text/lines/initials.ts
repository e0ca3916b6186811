import type { PageLine } from './page-line.ts';

/** A letter so many times as high as the text beside it opens a paragraph, and sinks into it. */
const TIMES_AS_HIGH = 2;
/** So far behind it, in heights of the text, the word goes on. */
const FARTHEST = 1;
/** Lines beside it begin so nearly at one place, in heights of the text. */
const SAME_PLACE = 0.3;

const right = ({ x, width }: PageLine): number => x + width;

/** A large letter with which a paragraph begins is of its first word, and the lines that make room for it begin where it does. */
export function withInitials(pieces: readonly PageLine[]): PageLine[] {
  let all = [...pieces];
  for (const letter of pieces.filter(({ text }) => /^[«"“„¿¡]?\p{Lu}$/u.test(text.trim()))) {
    const first = firstBeside(letter, all);
    if (first === undefined) continue;
    const isBeside = (piece: PageLine) =>
      piece.page === letter.page &&
      Math.abs(piece.x - first.x) < SAME_PLACE * first.height &&
      piece.y >= first.y &&
      piece.y < letter.y + letter.height;
    const blank = isWordItself(letter.text, first.text, all) ? ' ' : '';
    all = all
      .filter((piece) => piece !== letter)
      .map((piece) =>
        isBeside(piece)
          ? {
              ...piece,
              text: piece === first ? `${letter.text.trim()}${blank}${piece.text}` : piece.text,
              x: letter.x,
              width: right(piece) - letter.x,
            }
          : piece,
      );
  }
  return all;
}

/** The text that begins small right behind the letter, in its first line. */
const firstBeside = (letter: PageLine, pieces: readonly PageLine[]): PageLine | undefined =>
  pieces.find(
    (piece) =>
      piece.page === letter.page &&
      piece.height * TIMES_AS_HIGH <= letter.height &&
      piece.y + piece.height > letter.y &&
      piece.y < letter.y + letter.height / TIMES_AS_HIGH &&
      piece.x >= right(letter) - piece.height / 2 &&
      piece.x - right(letter) <= FARTHEST * piece.height &&
      /^(?:\p{Ll}|['’]\p{L})/u.test(piece.text),
  );

/** "A fuoco vivo", not "Affettate": the letter is a word, and so is what stands behind it, for it stands elsewhere as well. */
const isWordItself = (letter: string, beside: string, pieces: readonly PageLine[]): boolean => {
  const [word = ''] = /^\p{L}+/u.exec(beside) ?? [];
  return (
    /^[AEIOYÀ]$/u.test(letter.trim()) &&
    word !== '' &&
    pieces.some(({ text }) => text !== beside && ` ${text} `.includes(` ${word} `))
  );
};
