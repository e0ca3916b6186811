import { inTab, readJson } from '../../../shared/storage/web-storage.ts';

/** Comments as they were read before they were changed, and the version of the recipe that had them. */
export interface CommentsRead {
  text: string;
  version: number;
}

export interface CommentsDraft {
  typed: string;
  base: CommentsRead;
}

/**
 * Comments that were typed and not kept yet: they outlive a reload and a turn to another page, but
 * not the tab, and are their writer's alone.
 */
const keyOf = (userId: string, recipeId: string) => `recipe-comments:${userId}:${recipeId}`;

export function readCommentsDraft(userId: string, recipeId: string): CommentsDraft | null {
  const found = readJson(inTab.read(keyOf(userId, recipeId))) as Partial<CommentsDraft> | null;
  return typeof found?.typed === 'string' &&
    typeof found.base?.text === 'string' &&
    typeof found.base.version === 'number'
    ? (found as CommentsDraft)
    : null;
}

/** Null drops the draft. */
export const keepCommentsDraft = (
  userId: string,
  recipeId: string,
  draft: CommentsDraft | null,
): void => void inTab.keep(keyOf(userId, recipeId), draft && JSON.stringify(draft));
