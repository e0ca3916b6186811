import { translateHeadings } from '@convivio/culinary/find';
import { ingredientTextOf } from '@convivio/culinary/line';
import { signedFilePath } from '@convivio/platform/signed-link';
import { isAnalysed } from '../../domain/recipe/analysis/analysed-content.ts';
import { originalFilesOf } from '../../domain/recipe/files/original-files.ts';
import { may } from '../../domain/recipe/policy.ts';
import { readReferredRecipe } from '../../domain/recipe/read-recipe.ts';
import { MAIN_INGREDIENTS, type Recipe } from '../../domain/recipe/recipe.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { isoDuration } from '@convivio/culinary/write';
import { recipeId, recipeRef } from '../recipe-id.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Fields of a recipe that the API shows otherwise than they are kept: durations in ISO form, links
 * in place of storage keys. What only those see who may change the recipe is empty for others.
 */
export function recipeFields({
  store,
  secret,
  asks: { reader },
}: Pick<Dependencies, 'store' | 'secret' | 'asks'>): Resolvers {
  /** What is told of a recipe to whoever may change it, `otherwise` to anybody else. Its owner does not wait for that. */
  const forEditors =
    <Told, Otherwise>(told: (recipe: Recipe) => Told, otherwise: Otherwise) =>
    (recipe: Recipe, _args: unknown, { actor }: { actor: { id: string } | null }) => {
      const allowed = may(reader(actor), 'change', recipe);
      const answer = (allows: boolean) => (allows ? told(recipe) : otherwise);
      return typeof allowed === 'boolean' ? answer(allowed) : allowed.then(answer);
    };

  return {
    Recipe: {
      __resolveReference: (reference, { actor }) =>
        readReferredRecipe(
          store,
          reader(actor),
          recipeRef(String((reference as { id: unknown }).id)),
        ),
      id: recipeId,
      owner: ({ ownerId }) => ({ id: ownerId }),
      ingredientText: ({ ingredients }) => ingredientTextOf(ingredients),
      prepTime: ({ prepTime }) => isoDuration(prepTime),
      cookTime: ({ cookTime }) => isoDuration(cookTime),
      totalTime: ({ totalTime }) => isoDuration(totalTime),
      ...analysisFields,
      language: ({ languageCode }) => languageName(languageCode),
      translatedHeadings: ({ ingredients, instructions, languageCode }) =>
        translateHeadings(
          [
            ...ingredients.map(({ category }) => category),
            ...instructions.map(({ group }) => group ?? ''),
          ].filter((heading) => heading !== '' && heading !== MAIN_INGREDIENTS),
          languageCode,
        ),
      imageUrl: ({ imageKey }) => imageKey && signedFilePath(imageKey, secret),
      originalFileUrl: forEditors(
        ({ originalFileKey }) => originalFileKey && signedFilePath(originalFileKey, secret),
        null,
      ),
      originalFiles: forEditors(
        (recipe) =>
          originalFilesOf(recipe).map(({ fileKey, fileName: name, mimeType }) => ({
            name,
            mimeType,
            url: signedFilePath(fileKey, secret),
          })),
        [],
      ),
      originalFileName: forEditors(({ originalFileName }) => originalFileName, null),
      originalFileMimeType: forEditors(({ originalFileMimeType }) => originalFileMimeType, null),
      comments: forEditors(({ comments }) => comments, ''),
      draft: forEditors(
        ({ draftReason, jobId }) =>
          draftReason !== null && jobId !== null
            ? { reason: draftReason, jobId: String(jobId) }
            : null,
        null,
      ),
      doubts: forEditors(({ doubts }) => [...doubts], []),
      doubtCount: forEditors(({ doubts }) => doubts.length, 0),
      doubtSentences: forEditors(({ doubts }) => doubts.map(({ sentence }) => sentence), []),
      leftOut: forEditors(({ leftOut }) => [...leftOut], []),
      updatedBy: forEditors(({ updatedBy }) => updatedBy, null),
      createdAt: ({ createdAt }) => createdAt.toISOString(),
      updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
    },
  };
}

/** The English name of a language; null for a code that is none, as an AI provider may give. */
function languageName(code: string | null): string | null {
  try {
    return (code && languages.of(code)) || null;
  } catch {
    return null;
  }
}

/** What was worked out of it, as long as that is of what stands in it now. */
const analysisFields: Resolvers['Recipe'] = {
  sustainabilityScore: (recipe) => (isAnalysed(recipe) ? recipe.sustainabilityScore : null),
  sustainabilityPending: (recipe) => !isAnalysed(recipe),
  sustainabilitySummary: (recipe) => analysisOf(recipe)?.sustainability ?? null,
  nutritionSummary: (recipe) => analysisOf(recipe)?.nutrition ?? null,
  flavourSummary: (recipe) => analysisOf(recipe)?.flavour ?? null,
};

const analysisOf = (recipe: Recipe) => (isAnalysed(recipe) ? recipe.analysis : null);
