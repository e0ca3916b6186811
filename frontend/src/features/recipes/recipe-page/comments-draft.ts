/** Comments that were typed and not kept yet: they outlive a reload and a turn to another page, but not the tab. */
const keyOf = (recipeId: string) => `recipe-comments:${recipeId}`;

export function readCommentsDraft(recipeId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(recipeId));
  } catch {
    return null;
  }
}

/** Null drops the draft. */
export function keepCommentsDraft(recipeId: string, typed: string | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(keyOf(recipeId));
    else sessionStorage.setItem(keyOf(recipeId), typed);
  } catch {
    // Without storage the draft goes with the page.
  }
}
