import { translateHeadings } from '@convivio/culinary/find';
import { ingredientTextOf } from '@convivio/culinary/line';
import { signedFilePath } from '@convivio/platform/signed-link';
import { isAnalysed } from '../../domain/recipe/analysis/analysed-content.ts';
import { originalFilesOf } from '../../domain/recipe/files/original-files.ts';
import { isOwner } from '../../domain/recipe/policy.ts';
import { readReferredRecipe } from '../../domain/recipe/read-recipe.ts';
import { MAIN_INGREDIENTS, type Recipe } from '../../domain/recipe/recipe.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { isoDuration } from '@convivio/culinary/write';
import { recipeId, recipeRef } from '../recipe-id.ts';
import { wantedFields } from '../wanted-fields.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Fields of a recipe that the API shows otherwise than they are kept: durations in ISO form, links
 * in place of storage keys. What is the owner's alone is empty for others.
 */
export function recipeFields({ store, secret }: Pick<Dependencies, 'store' | 'secret'>): Resolvers {
  /** The field itself for the owner, `otherwise` for anybody else. */
  const ownersAlone =
    <K extends keyof Recipe, V>(name: K, otherwise: V) =>
    (recipe: Recipe, _args: unknown, { actor }: { actor: { id: string } | null }) =>
      isOwner(actor, recipe) ? recipe[name] : otherwise;

  return {
    Recipe: {
      __resolveReference: (reference, { actor }, info) =>
        readReferredRecipe(
          store,
          actor,
          recipeRef(String((reference as { id: unknown }).id)),
          wantedFields(info, ['']),
        ),
      id: recipeId,
      ingredientText: ({ ingredients }) => ingredientTextOf(ingredients),
      prepTime: ({ prepTime }) => isoDuration(prepTime),
      cookTime: ({ cookTime }) => isoDuration(cookTime),
      totalTime: ({ totalTime }) => isoDuration(totalTime),
      ...analysisFields,
      language: ({ languageCode }) => languageName(languageCode),
      translatedHeadings,
      imageUrl: ({ imageKey }) => imageKey && signedFilePath(imageKey, secret),
      originalFileUrl: (recipe, _args, { actor }) =>
        isOwner(actor, recipe) && recipe.originalFileKey
          ? signedFilePath(recipe.originalFileKey, secret)
          : null,
      originalFiles: (recipe, _args, { actor }) =>
        isOwner(actor, recipe)
          ? originalFilesOf(recipe).map(({ fileKey, fileName: name, mimeType }) => ({
              name,
              mimeType,
              url: signedFilePath(fileKey, secret),
            }))
          : [],
      originalFileName: ownersAlone('originalFileName', null),
      originalFileMimeType: ownersAlone('originalFileMimeType', null),
      comments: ownersAlone('comments', ''),
      draft: (recipe, _args, { actor }) =>
        recipe.draftReason !== null && recipe.jobId !== null && isOwner(actor, recipe)
          ? { reason: recipe.draftReason, jobId: String(recipe.jobId) }
          : null,
      doubts: (recipe, _args, { actor }) => [...doubtsFor(actor, recipe)],
      doubtCount: (recipe, _args, { actor }) => doubtsFor(actor, recipe).length,
      doubtSentences: (recipe, _args, { actor }) =>
        doubtsFor(actor, recipe).map(({ sentence }) => sentence),
      leftOut: (recipe, _args, { actor }) => (isOwner(actor, recipe) ? [...recipe.leftOut] : []),
      updatedBy: ownersAlone('updatedBy', null),
      createdAt: ({ createdAt }) => createdAt.toISOString(),
      updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
    },
  };
}

const translatedHeadings = ({ ingredients, instructions, languageCode }: Recipe) =>
  translateHeadings(
    [
      ...ingredients.map(({ category }) => category),
      ...instructions.map(({ group }) => group ?? ''),
    ].filter((heading) => heading !== '' && heading !== MAIN_INGREDIENTS),
    languageCode,
  );

const doubtsFor = (actor: { id: string } | null, recipe: Recipe) =>
  isOwner(actor, recipe) ? recipe.doubts : [];

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
