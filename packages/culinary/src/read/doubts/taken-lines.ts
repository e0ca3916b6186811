import type { RecipeDraft } from '../../recipe/recipe.ts';
import { wordsBeside } from '../../recipe/words-beside.ts';
import { foldWords } from '../../words/fold.ts';
import { behindStepsHeading } from '../headings/section-heading.ts';

/** What a line of the source became. */
type Taken = 'line' | 'step' | 'other' | null;

/** A line of the source that holds words. */
export interface SourceLine {
  text: string;
  folded: string;
  taken: Taken;
}

const MOST_LINES = 4_000;
/** Of a longer line the beginning tells what became of it. */
const LONGEST_LINE = 2_000;
/** A line that holds so long an ingredient and more was taken too. */
const SHORTEST_PART = 10;
/** Lines are compared without the number of a step. */
export const NUMBERED = /^(?:step )?\d{1,2} (?=\p{L})/u;

/** The lines of a source in their order, and what the draft has of them. */
export function takenLines(
  draft: RecipeDraft,
  lines: readonly string[],
  source: string,
): SourceLine[] {
  const asText = (texts: readonly string[]) => ` ${foldWords(texts.join(' '))} `;
  const list = asText(lines);
  const steps = asText(draft.steps.map(({ text }) => text));
  const others = asText(wordsBeside(draft));
  const parts = lines.map(foldWords).filter((line) => line.length >= SHORTEST_PART);
  return source
    .split('\n', MOST_LINES)
    .map((text) => ({
      text: text.trim(),
      folded: foldWords(text.slice(0, LONGEST_LINE)).replace(NUMBERED, ''),
    }))
    .filter(({ folded }) => folded !== '')
    .map((line): SourceLine => {
      const words = ` ${line.folded} `;
      if (list.includes(words)) return { ...line, taken: 'line' };
      if (steps.includes(words) || isToldBehindHeading(line.text, steps))
        return { ...line, taken: 'step' };
      if (others.includes(words)) return { ...line, taken: 'other' };
      return { ...line, taken: parts.some((part) => line.folded.includes(part)) ? 'line' : null };
    });
}

/** Whether "Method: Peel the potatoes." tells behind the heading of the steps what stands in their folded words. */
function isToldBehindHeading(text: string, steps: string): boolean {
  const told = text.includes(':') ? behindStepsHeading(text) : null;
  return told !== null && steps.includes(` ${foldWords(told)} `);
}
