import type { RecipeDraft } from '../recipe/recipe.ts';
import { withoutBusiness } from './speaks-to-customers.ts';

const KINDS = ['notes', 'servingNotes', 'storageNotes', 'tips'] as const;

/** The draft without remarks in which a business speaks to its customers, and these. */
export function withoutBusinessRemarks(draft: RecipeDraft): {
  draft: RecipeDraft;
  business: string[];
} {
  const business: string[] = [];
  const own = (remarks: readonly string[]): string[] =>
    remarks.flatMap((remark) => {
      const rest = withoutBusiness(remark);
      if (rest !== remark) business.push(remark);
      return rest === '' ? [] : [rest];
    });
  const kept = Object.fromEntries(KINDS.map((kind) => [kind, own(draft[kind])]));
  return { draft: { ...draft, ...kept }, business };
}
