import {
  ingredientsKept,
  LONGEST_INGREDIENT,
  MOST_STEPS,
  onlyFirstKept,
} from '@convivio/contracts/recipe-limits';
import { doubtOfWhole, type RecipeDraft } from '@convivio/culinary/recipe';

/**
 * The draft with as many ingredients and steps as a recipe may have, and what was left out among its doubts. A page without end gives
 * thousands, or lines without end: translating and classifying them would hold up everybody else.
 */
export function withinRecipeLimits<Draft extends RecipeDraft>(draft: Draft): Draft {
  const lines = draft.ingredients.flatMap((group) => group.lines);
  const kept = ingredientsKept(lines);
  const most = { ingredient: kept, step: MOST_STEPS, title: Infinity, whole: Infinity };
  const doubts = draft.doubts.filter(({ part, index }) => (index ?? 0) < most[part]);
  const cut = (first: number, of: number, what: string) => {
    if (of > first) doubts.push(doubtOfWhole(onlyFirstKept(first, of, what)));
  };
  cut(kept, lines.length, 'ingredients');
  cut(MOST_STEPS, draft.steps.length, 'steps');
  const isLong = lines.slice(0, kept).some(({ length }) => length > LONGEST_INGREDIENT);
  if (isLong)
    doubts.push(
      doubtOfWhole(
        `An ingredient line was cut at ${LONGEST_INGREDIENT.toLocaleString('en')} characters.`,
      ),
    );
  return {
    ...draft,
    ingredients:
      isLong || kept < lines.length ? firstLines(draft.ingredients, kept) : draft.ingredients,
    steps: draft.steps.slice(0, MOST_STEPS),
    doubts,
  };
}

/** So many lines, each as long as it may be, under the headings they had. */
function firstLines(groups: RecipeDraft['ingredients'], most: number): RecipeDraft['ingredients'] {
  let left = most;
  return groups.flatMap(({ name, lines }) => {
    const kept = lines
      .slice(0, left)
      .map((line) => line.slice(0, LONGEST_INGREDIENT).toWellFormed());
    left -= kept.length;
    return kept.length > 0 ? [{ name, lines: kept }] : [];
  });
}
