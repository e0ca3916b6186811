import { announce, type Announcement } from '@convivio/contracts/announcement';
import type { Recipe } from '../recipe.ts';
import { withPauses } from '@convivio/platform/pauses';
import { untranslatedOf } from './untranslated.ts';

const WORDS = [
  'title',
  'ingredients',
  'instructions',
  'languageCode',
] as const satisfies readonly (keyof Recipe)[];

/**
 * Asks for what a table cannot say in English, once words of a recipe were written; `before` is null for a new one. Nobody waits for it, and
 * where nobody translates it stays as it is.
 */
export async function translationRequests(
  before: Recipe | null,
  after: Recipe,
  actorId: string,
): Promise<Announcement[]> {
  const { id: recipeId, generated, ownerId } = after;
  const isWritten = before === null || WORDS.some((name) => before[name] !== after[name]);
  return isWritten && (await withPauses(untranslatedOf(after))) !== null
    ? [announce('recipe-translation.requested', actorId, { recipeId, generated, ownerId })]
    : [];
}
