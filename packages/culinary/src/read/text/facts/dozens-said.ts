import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { foldText } from '../../../words/fold.ts';
import { readYield } from '../../../words/yields.ts';
import { dozens } from '../../../words/yield-words.data.ts';

const dozen = new Set(dozens);

/** "Makes 2½ dozen" are 30 and no 12: what stands before the word counts, too. */
export function withDozensCounted<D extends Pick<RecipeDraft, 'yieldText' | 'servings'>>(
  draft: D,
): D {
  const words = foldText(draft.yieldText ?? '').match(/\p{L}+/gu) ?? [];
  if (draft.servings !== ONE || !words.some((word) => dozen.has(word))) return draft;
  const counted = readYield(draft.yieldText!)?.servings ?? ONE;
  return { ...draft, servings: Math.max(ONE, counted) };
}
const ONE = 12;
