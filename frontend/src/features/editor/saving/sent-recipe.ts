import { inTab } from '../../../shared/storage/web-storage.ts';
import type { Draft } from '../drafts/draft-store.ts';
import type { SentRecipe } from './create-once.ts';

const nameOf = (draftName: string) => `sent-${draftName}`;

/**
 * What this tab has sent of a draft and does not know the answer of yet. A key is one tab's alone, and one draft's: under the key of
 * another, what is written here would be put into the recipe that was written there.
 */
export function readSent(draftName: string, draft: Draft | null): SentRecipe | undefined {
  const ours = inTab.read(nameOf(draftName));
  return ours !== null && ours === draft?.sent?.key ? draft.sent : undefined;
}

/** Undefined drops it: the answer came, or the draft is given up. */
export const keepSent = (draftName: string, sent: SentRecipe | undefined): void =>
  void inTab.keep(nameOf(draftName), sent?.key ?? null);
