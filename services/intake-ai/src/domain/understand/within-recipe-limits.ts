import { MOST_INGREDIENTS, MOST_STEPS, onlyFirstKept } from '@convivio/contracts/recipe-limits';
import { doubtOfWhole, type RecipeDraft } from '@convivio/culinary/recipe';

/**
 * The draft with as many ingredients and steps as a recipe may have, and what was left out among its doubts. A page without end gives
 * thousands: translating and classifying them would hold up everybody else.
 */
export function withinRecipeLimits<Draft extends RecipeDraft>(draft: Draft): Draft {
  const count = draft.ingredients.reduce((sum, { lines }) => sum + lines.length, 0);
  const most = { ingredient: MOST_INGREDIENTS, step: MOST_STEPS, title: Infinity, whole: Infinity };
  const doubts = draft.doubts.filter(({ part, index }) => (index ?? 0) < most[part]);
  const cut = (kept: number, of: number, what: string) => {
    if (of > kept) doubts.push(doubtOfWhole(onlyFirstKept(kept, of, what)));
  };
  cut(MOST_INGREDIENTS, count, 'ingredients');
  cut(MOST_STEPS, draft.steps.length, 'steps');
  return {
    ...draft,
    ingredients: count > MOST_INGREDIENTS ? firstLines(draft.ingredients) : draft.ingredients,
    steps: draft.steps.slice(0, MOST_STEPS),
    doubts,
  };
}

/** As many lines as may be, under the headings they had. */
function firstLines(groups: RecipeDraft['ingredients']): RecipeDraft['ingredients'] {
  let left = MOST_INGREDIENTS;
  return groups.flatMap(({ name, lines }) => {
    const kept = lines.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [{ name, lines: kept }] : [];
  });
}
