import {
  doubtOfMissing,
  doubtOfTitle,
  doubtOfWhole,
  type Doubt,
  type RecipeDraft,
} from '../../recipe/recipe.ts';
import type { Block } from './lines/wrapped-lines.ts';
import { ingredientShare } from './draft/list-items.ts';

const UNSURE = 70;
/** What is left of a fraction that could not be read. */
const MISREAD_AMOUNT = /^(?:\d?[%¥]\S?|\d?[YVZ][a-z0-9%:;]?|\d{1,2}%:?)\s/;

/** What a person should look at again, as far as it does not show in a line alone. */
export function doubtsOf(draft: RecipeDraft, blocks: Block[]): Doubt[] {
  const doubts: Doubt[] = [];
  const lines = draft.ingredients.flatMap((group) => group.lines);
  if (draft.title === null) doubts.push(doubtOfTitle('No title was found.'));
  if (lines.length === 0) doubts.push(doubtOfMissing('ingredient', 'No ingredients were found.'));
  else if (ingredientShare(lines) < 0.45)
    doubts.push(
      doubtOfWhole('Some ingredient lines may not be ingredients. Please check the list.'),
    );
  if (draft.steps.length === 0)
    doubts.push(doubtOfMissing('step', 'No preparation steps were found.'));
  if (blocks.some((block) => block.confidence !== null)) doubts.push(...misreadAmounts(lines));
  const read = blocks.filter((block) => block.confidence !== null);
  const unsure = read.filter((block) => (block.confidence ?? 100) < UNSURE);
  if (read.length > 0 && unsure.length > 0.15 * read.length)
    doubts.push(
      doubtOfWhole(
        'Parts of the picture were hard to read. Please compare the recipe with the original.',
      ),
    );
  return doubts;
}

const misreadAmounts = (lines: readonly string[]) =>
  lines.flatMap((line, index): Doubt[] =>
    MISREAD_AMOUNT.test(line)
      ? [
          {
            part: 'ingredient',
            index,
            sentence: `The amount may be misread: “${line}”.`,
            sourceWords: line,
            about: 'amount',
          },
        ]
      : [],
  );
