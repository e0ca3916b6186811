import { inTab } from '../../../shared/storage/web-storage.ts';

/** A correction that was typed and not saved yet: it outlives a reload and a turn to another page, but not the tab. */
const keyOf = (userId: string, recipeId: string, doubtId: string) =>
  `recipe-correction:${userId}:${recipeId}:${doubtId}`;

export const readCorrection = (userId: string, recipeId: string, doubtId: string): string | null =>
  inTab.read(keyOf(userId, recipeId, doubtId));

/** Null drops it. */
export const keepCorrection = (
  userId: string,
  recipeId: string,
  doubtId: string,
  text: string | null,
): void => void inTab.keep(keyOf(userId, recipeId, doubtId), text);
