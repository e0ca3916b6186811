import type { ServiceCaller } from '@convivio/platform/call-service';
import type { AskOthers } from '../domain/intake/uploads/needed-uploads.ts';
import { RecipeFilesAmongDocument } from './generated/operations.ts';

/** Asks the recipes service which uploads and pictures have become files of recipes. */
export function recipesNeed(callRecipes: ServiceCaller): AskOthers {
  return async (fileKeys) =>
    (await callRecipes(RecipeFilesAmongDocument, { fileKeys })).recipeFilesAmong;
}
