import type { RecipeDraft } from '../recipe/recipe.ts';
import { withoutSaysNext } from './says-next.ts';
import { withoutBusiness } from './speaks-to-customers.ts';
import { REMARK_KINDS } from './remark-kinds.ts';

/** The draft without what a business says to its customers, or a diary of another day, among the remarks, and the remarks that held it. */
export function withoutBusinessRemarks(draft: RecipeDraft): {
  draft: RecipeDraft;
  business: string[];
} {
  const business: string[] = [];
  const own = (remarks: readonly string[]): string[] =>
    remarks.flatMap((remark) => {
      const rest = withoutSaysNext(withoutBusiness(remark));
      if (rest !== remark) business.push(remark);
      return rest === '' ? [] : [rest];
    });
  const kept = Object.fromEntries(REMARK_KINDS.map((kind) => [kind, own(draft[kind])]));
  return { draft: { ...draft, ...kept }, business };
}
