import type { Reading } from '../source/reading.ts';

/**
 * Whether the built-in parser should be helped: something essential is missing, it says itself that it doubts, or there are pages, or
 * parts of them, that it could not read.
 */
export function isUnsure({ draft, unreadPages, unreadParts }: Reading): boolean {
  const lines = draft.ingredients.reduce((sum, group) => sum + group.lines.length, 0);
  return (
    !draft.title ||
    lines === 0 ||
    draft.steps.length === 0 ||
    draft.doubts.length > 0 ||
    unreadPages.length > 0 ||
    unreadParts.length > 0
  );
}
