import { doubtOfWhole, type Doubt, type RecipeDraft } from '../../recipe/recipe.ts';

/** Times that differ by less are rounded, not different. */
const slack = 1;

/** The draft with preparing and cooking times that the page shows beside the same whole time that its data states. */
export function withFullerTimes(draft: RecipeDraft, shown: RecipeDraft): RecipeDraft {
  const prepTime = draft.prepTime ?? shown.prepTime;
  const cookTime = draft.cookTime ?? shown.cookTime;
  const sum = (prepTime ?? 0) + (cookTime ?? 0);
  return draft.totalTime !== null && sum <= draft.totalTime + slack
    ? { ...draft, prepTime, cookTime }
    : draft;
}

/** Where places of a page contradict what was taken: for how many the recipe is, and how long it takes. */
export function factDoubts(taken: RecipeDraft, candidates: readonly RecipeDraft[]): Doubt[] {
  const others = (differs: (other: RecipeDraft) => boolean) => candidates.find(differs);
  const servings = others(
    (other) =>
      taken.servings !== null && other.servings !== null && other.servings !== taken.servings,
  );
  const time = others(
    (other) =>
      taken.totalTime !== null &&
      other.totalTime !== null &&
      Math.abs(other.totalTime - taken.totalTime) > slack,
  );
  return [
    ...(servings
      ? [
          doubtOfWhole(
            `The page says “${yieldOf(taken)}” and also “${yieldOf(servings)}”.`,
            yieldOf(servings),
          ),
        ]
      : []),
    ...(time
      ? [
          doubtOfWhole(
            `The page says that it takes ${taken.totalTime} minutes and also ${time.totalTime}.`,
          ),
        ]
      : []),
  ];
}

const yieldOf = ({ yieldText, servings }: RecipeDraft): string => yieldText ?? String(servings);
