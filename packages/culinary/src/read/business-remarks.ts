import type { RecipeDraft } from '../recipe/recipe.ts';
import { stemsOf } from './doubts/recipe-words.ts';
import { isOfSheet } from './of-no-dish.ts';
import { sentencesOf } from './parted-steps.ts';
import { speaksToSomebody } from './strange-remarks.ts';
import { withoutBusiness } from './speaks-to-customers.ts';

const KINDS = ['notes', 'servingNotes', 'storageNotes', 'tips'] as const;

/** The draft without remarks in which a business speaks to its customers or somebody takes leave, and these. */
export function withoutBusinessRemarks(draft: RecipeDraft): {
  draft: RecipeDraft;
  business: string[];
} {
  const business: string[] = [];
  const stems = stemsOf(
    [draft.title ?? '', ...draft.ingredients.flatMap(({ lines }) => lines)].join(' '),
  );
  const isStrange = (remark: string): boolean =>
    isOfSheet(remark) || sentencesOf(remark).every((sentence) => speaksToSomebody(sentence, stems));
  const own = (remarks: readonly string[]): string[] =>
    remarks.flatMap((remark) => {
      const rest = isStrange(remark) ? '' : withoutBusiness(remark);
      if (rest !== remark) business.push(remark);
      return rest === '' ? [] : [rest];
    });
  const kept = Object.fromEntries(KINDS.map((kind) => [kind, own(draft[kind])]));
  return { draft: { ...draft, ...kept }, business };
}
