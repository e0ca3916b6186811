import type { RecipeDraft } from '../../recipe/recipe.ts';
import type { Block } from './lines/wrapped-lines.ts';
import { ingredientShare } from './sections/ingredient-groups.ts';

const UNSURE = 70;
/** What is left of a fraction that could not be read. */
const MISREAD_AMOUNT = /^(?:\d?[%¥]\S?|\d?[YVZ][a-z0-9%]?|\d{1,2}%:?)\s/;

/** What a person should look at again, in sentences. */
export function doubtsOf(draft: RecipeDraft, blocks: Block[]): string[] {
  const doubts: string[] = [];
  const lines = draft.ingredients.flatMap((group) => group.lines);
  if (draft.title === null) doubts.push('No title was found.');
  if (lines.length === 0) doubts.push('No ingredients were found.');
  else if (ingredientShare(lines) < 0.45)
    doubts.push('Some ingredient lines may not be ingredients. Please check the list.');
  if (draft.steps.length === 0) doubts.push('No preparation steps were found.');
  const misread = blocks.some((block) => block.confidence !== null)
    ? lines.filter((line) => MISREAD_AMOUNT.test(line))
    : [];
  if (misread.length > 0)
    doubts.push(`An amount may be misread: "${misread.slice(0, 3).join('", "')}".`);
  const read = blocks.filter((block) => block.confidence !== null);
  const unsure = read.filter((block) => (block.confidence ?? 100) < UNSURE);
  if (read.length > 0 && unsure.length > 0.15 * read.length)
    doubts.push(
      'Parts of the picture were hard to read. Please compare the recipe with the original.',
    );
  return doubts;
}
