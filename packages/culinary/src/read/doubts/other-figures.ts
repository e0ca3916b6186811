import type { Doubt } from '../../recipe/doubt.ts';
import { foldWords } from '../../words/fold.ts';
import type { DoubtSource } from './doubt-source.ts';
import { shortened } from './shortened.ts';

/** How much of a line tells which one it is: what follows may have been mended. */
const LETTERS_OF_LINE = 12;

/** The ingredients of a picture in whose amount a second look saw another figure. */
export function otherFigureDoubts(
  lines: readonly string[],
  found: NonNullable<DoubtSource['otherFigures']>,
): Doubt[] {
  return lines.flatMap((line, index) => {
    const seen = found.find(({ text }) => startOf(text) !== '' && startOf(text) === startOf(line));
    return seen === undefined
      ? []
      : [
          {
            part: 'ingredient' as const,
            index,
            sentence: `The amount “${seen.figure}” may be misread: a second look saw “${seen.other}”.`,
            sourceWords: line,
            words: [seen.figure],
          },
        ];
  });
}

/** The ingredients of a picture beside which, in a column of amounts, something stands that could not be read. */
export const unreadAmountDoubts = (lines: readonly string[], unread: readonly string[]): Doubt[] =>
  lines.flatMap((line, index) =>
    unread.some((text) => startOf(text) !== '' && startOf(text) === startOf(line))
      ? [
          {
            part: 'ingredient',
            index,
            sentence: `The amount of “${shortened(line)}” could not be read.`,
            sourceWords: line,
            about: 'amount',
          },
        ]
      : [],
  );

const startOf = (line: string): string => foldWords(line).slice(0, LETTERS_OF_LINE);
