import { inTab } from '../../../shared/storage/kept-text.ts';

/** Comments that were typed and not kept yet: they outlive a reload and a turn to another page, but not the tab, and are their writer's alone. */
const keyOf = (userId: string, recipeId: string) => `recipe-comments:${userId}:${recipeId}`;

export const readCommentsDraft = (userId: string, recipeId: string): string | null => inTab.read(keyOf(userId, recipeId));

/** Null drops the draft. */
export const keepCommentsDraft = (userId: string, recipeId: string, typed: string | null): void => void inTab.keep(keyOf(userId, recipeId), typed);
