import type { RecipeDraft } from '../../../recipe/recipe.ts';
import { foldText } from '../../../words/fold.ts';
import { readYield } from '../../../words/yields.ts';
import { dozens } from '../../../words/yield-words.data.ts';

const DOZEN = 12;
const dozenWords = new Set(dozens);

/** "Makes 2½ dozen" are 30 and no 12: what stands before the word counts, too. */
export function withDozensCounted<D extends Pick<RecipeDraft, 'yieldText' | 'servings'>>(
  draft: D,
): D {
  const words = foldText(draft.yieldText ?? '').match(/\p{L}+/gu) ?? [];
  if (draft.servings !== DOZEN || !words.some((word) => dozenWords.has(word))) return draft;
  const counted = readYield(draft.yieldText!)?.servings ?? DOZEN;
  return { ...draft, servings: Math.max(DOZEN, counted) };
}
