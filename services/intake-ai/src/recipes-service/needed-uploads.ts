import type { ServiceCaller } from '@convivio/platform/call-service';
import type { AskOthers } from '../domain/needed-uploads.ts';

const DOCUMENT = 'query NeededUploads($fileKeys: [String!]!) { neededUploads(fileKeys: $fileKeys) }';

/** Asks the recipes service which uploads have become originals of recipes or are library files being imported. */
export function recipesNeed(callRecipes: ServiceCaller): AskOthers {
  return async (fileKeys) => (await callRecipes<{ neededUploads: string[] }, { fileKeys: string[] }>(DOCUMENT, { fileKeys })).neededUploads;
}
