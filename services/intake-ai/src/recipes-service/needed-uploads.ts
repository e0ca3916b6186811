import type { ServiceCaller } from '@convivio/platform/call-service';
import type { AskOthers } from '../domain/uploads/needed-uploads.ts';

const DOCUMENT =
  'query RecipeFilesAmong($fileKeys: [String!]!) { recipeFilesAmong(fileKeys: $fileKeys) }';

/** Asks the recipes service which uploads and pictures have become files of recipes. */
export function recipesNeed(callRecipes: ServiceCaller): AskOthers {
  return async (fileKeys) =>
    (
      await callRecipes<{ recipeFilesAmong: string[] }, { fileKeys: string[] }>(DOCUMENT, {
        fileKeys,
      })
    ).recipeFilesAmong;
}
