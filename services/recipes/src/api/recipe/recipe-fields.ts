import { recipeIdOf } from '@convivio/contracts/recipe-id';
import { translateHeadings } from '@convivio/culinary/find';
import { ingredientTextOf } from '@convivio/culinary/line';
import { signedFilePath } from '@convivio/platform/signed-link';
import { analysisStateOf, isAnalysed } from '../../domain/recipe/analysis/analysed-content.ts';
import { portableRecipe } from '../../domain/import-export/write-portable-recipe.ts';
import { readReferredRecipe } from '../../domain/recipe/read-recipe.ts';
import { MAIN_INGREDIENTS, type Recipe } from '../../domain/recipe/recipe.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { isoDuration, schemaOrgRecipe } from '@convivio/culinary/write';
import { recipeRef } from '../recipe-id.ts';
import { wantedFields } from '../wanted-fields.ts';
import { editorFields } from './editor-fields.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Fields of a recipe that the API shows otherwise than they are kept: durations in ISO form, links
 * in place of storage keys. What only those see who may change the recipe is empty for others.
 */
export function recipeFields({
  store,
  secret,
  asks,
}: Pick<Dependencies, 'store' | 'secret' | 'asks'>): Resolvers {
  return {
    Recipe: {
      __resolveReference: (reference, { actor }, info) =>
        readReferredRecipe(
          store,
          asks.reader(actor),
          recipeRef(String((reference as { id: unknown }).id)),
          wantedFields(info, ['']),
        ),
      id: recipeIdOf,
      owner: ({ ownerId }) => ({ id: ownerId }),
      ingredientText: ({ ingredients }) => ingredientTextOf(ingredients),
      prepTime: ({ prepTime }) => isoDuration(prepTime),
      cookTime: ({ cookTime }) => isoDuration(cookTime),
      totalTime: ({ totalTime }) => isoDuration(totalTime),
      ...analysisFields,
      language: ({ languageCode }) => languageName(languageCode),
      translatedHeadings,
      imageUrl: ({ imageKey }) => imageKey && signedFilePath(imageKey, secret),
      schemaOrg: (recipe) => JSON.stringify(asPublished(recipe)),
      ...editorFields({ asks, secret }),
      createdAt: ({ createdAt }) => createdAt.toISOString(),
      updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
    },
  };
}

/** What search engines and chats read of a page. */
const asPublished = (recipe: Recipe) =>
  schemaOrgRecipe(portableRecipe({ ...recipe, comments: '' }), {
    identifier: recipeIdOf(recipe),
    dateModified: recipe.updatedAt.toISOString(),
    image: null,
  });

const translatedHeadings = ({ ingredients, instructions, languageCode }: Recipe) =>
  translateHeadings(
    [
      ...ingredients.map(({ category }) => category),
      ...instructions.map(({ group }) => group ?? ''),
    ].filter((heading) => heading !== '' && heading !== MAIN_INGREDIENTS),
    languageCode,
  );

/** Remembered, because looking one up takes a hundredth of a request; codes that are none may be many. */
const languageNames = new Map<string, string | null>();
const MOST_LANGUAGES = 500;

/** The English name of a language; null for a code that is none, as an AI provider may give. */
function languageName(code: string | null): string | null {
  if (code === null) return null;
  let name = languageNames.get(code);
  if (name === undefined) {
    name = nameOf(code);
    if (languageNames.size < MOST_LANGUAGES) languageNames.set(code, name);
  }
  return name;
}

function nameOf(code: string): string | null {
  try {
    return (code && languages.of(code)) || null;
  } catch {
    return null;
  }
}

/** What was worked out of it, as long as that is of what stands in it now. */
const analysisFields: Resolvers['Recipe'] = {
  sustainabilityScore: (recipe) => (isAnalysed(recipe) ? recipe.sustainabilityScore : null),
  analysisState: analysisStateOf,
  sustainabilitySummary: (recipe) => analysisOf(recipe)?.sustainability ?? null,
  nutritionSummary: (recipe) => analysisOf(recipe)?.nutrition ?? null,
  flavourSummary: (recipe) => analysisOf(recipe)?.flavour ?? null,
};

const analysisOf = (recipe: Recipe) => (isAnalysed(recipe) ? recipe.analysis : null);
