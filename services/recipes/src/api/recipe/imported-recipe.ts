import type { ImportedRecipe } from '../../domain/recipe/recipe.ts';
import type { ImportedRecipeInput } from '../../generated/resolvers.ts';

/** The input as the domain wants it: what was left out is null. */
export function importedRecipe({
  cookId: _cook,
  cookName,
  ...input
}: ImportedRecipeInput): ImportedRecipe {
  return {
    ...input,
    jobId: Number(input.jobId),
    updatedBy: cookName || null,
    description: input.description ?? '',
    ingredients: input.ingredients.map(({ name, lines }) => ({ name: name ?? null, lines })),
    instructions: input.instructions.map(({ group, text }) => ({ group: group ?? null, text })),
    category: input.category ?? null,
    dietaryCategory: input.dietaryCategory ?? null,
    prepTime: input.prepTime ?? null,
    cookTime: input.cookTime ?? null,
    totalTime: input.totalTime ?? null,
    servings: input.servings ?? null,
    yieldText: input.yieldText ?? null,
    author: input.author ?? null,
    source: input.source ?? null,
    languageCode: input.languageCode ?? null,
    translatedTitle: input.translatedTitle ?? null,
    translatedIngredients: input.translatedIngredients ?? null,
    translatedInstructions: input.translatedInstructions ?? null,
    originalFileKey: input.originalFileKey ?? null,
    originalFileName: input.originalFileName ?? null,
    originalFileMimeType: input.originalFileMimeType ?? null,
    furtherPages: (input.furtherPages ?? []).map((page) => ({
      ...page,
      mimeType: page.mimeType ?? null,
    })),
    originalUrl: input.originalUrl ?? null,
    originalFormat: input.originalFormat ?? null,
    imageKey: input.imageKey ?? null,
    draftReason: input.draftReason ?? null,
    doubts: input.doubts.map(({ index, sourceWords, about, words, ...doubt }) => ({
      ...doubt,
      index: index ?? null,
      sourceWords: sourceWords ?? null,
      ...(about ? { about } : {}),
      ...(words ? { words } : {}),
    })),
    leftOut: input.leftOut ?? [],
  };
}
