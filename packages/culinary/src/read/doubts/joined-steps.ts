import { instructionVerbs } from '../../line/likelihood/likelihood-words.data.ts';
import { foldWords } from '../../words/fold.ts';
import type { Doubt } from '../../recipe/doubt.ts';
import type { Step } from '../../recipe/recipe.ts';
import { mayInstruct } from './instructs.ts';
import { shortened } from './shortened.ts';

const MOST_ROWS = 1_000;
const LONGEST_ROW = 200;
/** A row ends where its sentence goes on: behind a comma, a hyphen, an opening bracket. */
const GOES_ON = /[,;:(–-]$/u;
const ENDS = /[.!?…][)"'»”]*$/u;

/**
 * The steps of a text that were joined of rows which nothing wrapped: the next word had room on the row, or is a verb with a
 * capital; no sentence ends there, and both rows tell what to do.
 */
export function joinedSteps(steps: readonly Step[], rows: readonly string[]): Doubt[] {
  const written = rows
    .slice(0, MOST_ROWS)
    .map((row) => row.trim())
    .filter((row) => row !== '' && row.length <= LONGEST_ROW);
  const folded = written.map(foldWords);
  return steps.flatMap(({ text }, index): Doubt[] => {
    const told = ` ${foldWords(text)} `;
    const own = [...written.keys()].filter((at) => told.includes(` ${folded[at]} `));
    const widest = Math.max(0, ...own.map((at) => written[at]!.length));
    const broken = own.find((at) => {
      const [row, next] = [written[at]!, written[at + 1]];
      return (
        next !== undefined &&
        told.includes(` ${folded[at]} ${folded[at + 1]} `) &&
        !ENDS.test(row) &&
        !GOES_ON.test(row) &&
        (row.length + 1 + next.split(' ', 1)[0]!.length < widest ||
          (CAPITAL.test(row) && opensAnew(next))) &&
        mayInstruct(row) &&
        mayInstruct(next)
      );
    });
    return broken === undefined
      ? []
      : [
          {
            part: 'step',
            index,
            sentence: `“${shortened(text)}” may be several steps.`,
            sourceWords: `${written[broken]}\n${written[broken + 1]}`,
          },
        ];
  });
}

const CAPITAL = /^\p{Lu}/u;

/** "Melt the butter": a sentence's first word, which tells what to do. */
const opensAnew = (row: string): boolean =>
  CAPITAL.test(row) && instructionVerbs.has(foldWords(row.split(' ', 1)[0]!));
