import type { RecipeDraft } from '../../recipe/recipe.ts';
import { foldWords } from '../../words/fold.ts';
import { REMARK_KINDS } from '../remark-kinds.ts';
import { ordersWork } from '../text/steps/ordering-sentences.ts';

/** Whether a sentence that is no step of a draft stands among its remarks, and tells of no work: then nothing of the steps is missing. */
export function keptAmongRemarks(draft: RecipeDraft): (sentence: string) => boolean {
  const remarks = [draft.description ?? '', ...REMARK_KINDS.flatMap((kind) => draft[kind])];
  const kept = ` ${remarks.map(foldWords).join(' ')} `;
  return (sentence) => kept.includes(` ${foldWords(sentence)} `) && !ordersWork(sentence);
}
