import type { Doubt, RecipeDraft } from '@convivio/culinary/recipe';

/**
 * One draft of the provider's grounded reading and the parser's. The provider was asked because the parser was unsure, so its lists count,
 * unless it found less than half of what the parser did; whatever it left empty the parser fills.
 */
export function mergeReadings(grounded: RecipeDraft, parsed: RecipeDraft): RecipeDraft {
  const keepsIngredients =
    countLines(grounded) > 0 && countLines(grounded) * 2 >= countLines(parsed);
  const keepsSteps =
    grounded.steps.length > 0 && lengthOfSteps(grounded) * 2 >= lengthOfSteps(parsed);
  const ofYield = parsed.doubts.filter(({ about }) => about === 'yield');
  const statedBy = ofYield.length > 0 && grounded.yieldText !== null ? grounded : parsed;
  return {
    ...parsed,
    title: grounded.title ?? parsed.title,
    description: parsed.description ?? grounded.description,
    yieldText: statedBy.yieldText ?? grounded.yieldText,
    servings: statedBy.servings ?? grounded.servings,
    prepTime: parsed.prepTime ?? grounded.prepTime,
    cookTime: parsed.cookTime ?? grounded.cookTime,
    totalTime: parsed.totalTime ?? grounded.totalTime,
    ingredients: keepsIngredients ? grounded.ingredients : parsed.ingredients,
    steps: keepsSteps ? grounded.steps : parsed.steps,
    notes: parsed.notes.length > 0 ? parsed.notes : grounded.notes,
    equipment: parsed.equipment.length > 0 ? parsed.equipment : grounded.equipment,
    author: parsed.author ?? grounded.author,
    language: grounded.language ?? parsed.language,
    otherRecipes: parsed.otherRecipes.length > 0 ? parsed.otherRecipes : grounded.otherRecipes,
    // Among these may be what the provider has taken.
    leftOut: keepsIngredients && keepsSteps ? [] : parsed.leftOut,
    doubts: [
      ...about(grounded.doubts, { title: true, ingredient: keepsIngredients, step: keepsSteps }),
      ...about(parsed.doubts, {
        title: grounded.title === null,
        ingredient: !keepsIngredients,
        step: !keepsSteps,
        // Once both lists are the provider's, only the provider's doubts remain true.
        whole: !keepsIngredients || !keepsSteps,
      }).filter((doubt) => doubt.about === undefined),
      // Facts are the parser's whoever's the lists are, and so are the doubts about them.
      ...(statedBy === parsed ? ofYield : []),
      ...(statesTime(parsed) || !statesTime(grounded)
        ? parsed.doubts.filter(({ about }) => about === 'times')
        : []),
    ],
  };
}

const statesTime = ({ prepTime, cookTime, totalTime }: RecipeDraft) =>
  (prepTime ?? cookTime ?? totalTime) !== null;

/** The doubts about what was taken of a reading. */
const about = (doubts: readonly Doubt[], taken: Partial<Record<Doubt['part'], boolean>>) =>
  doubts.filter(({ part }) => taken[part] ?? true);

const countLines = (draft: RecipeDraft) =>
  draft.ingredients.reduce((sum, { lines }) => sum + lines.length, 0);
const lengthOfSteps = (draft: RecipeDraft) =>
  draft.steps.reduce((sum, { text }) => sum + text.length, 0);
