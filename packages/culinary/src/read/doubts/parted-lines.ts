import { foldWords } from '../../words/fold.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import { shortened } from './shortened.ts';

/** Only a line of a list is parted so: a sentence holds any words. */
const LONGEST_LINE = 100;
const MOST_LINES = 600;
const FIGURE = /\p{N}/u;

/**
 * The lines whose words stand nowhere together, while one line of the source has all those of this one and of its neighbour: "1 red
 * pepper" of "1 red and 1 yellow pepper".
 */
export function partedLines(taken: readonly string[], source: string): Doubt[] {
  const whole = ` ${foldWords(source)} `;
  const lines = source
    .split('\n')
    .filter((text) => text.length <= LONGEST_LINE && FIGURE.test(text))
    .slice(0, MOST_LINES)
    .map((text) => ({ text: text.trim(), words: new Set(foldWords(text).split(' ')) }));
  const own = taken.map((line) => foldWords(line).split(' '));
  const isOf = (words: ReadonlySet<string>, at: number) =>
    own[at]?.every((word) => words.has(word)) ?? false;
  return taken.flatMap((line, index): Doubt[] => {
    if (!FIGURE.test(line) || whole.includes(` ${own[index]!.join(' ')} `)) return [];
    const parted = lines.find(
      ({ words }) => isOf(words, index) && (isOf(words, index - 1) || isOf(words, index + 1)),
    );
    return parted === undefined
      ? []
      : [
          {
            part: 'ingredient',
            index,
            sentence: `“${shortened(line)}” was made of a part of “${shortened(parted.text)}”.`,
            sourceWords: parted.text,
          },
        ];
  });
}
