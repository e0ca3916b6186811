import { inTab } from '../../../shared/storage/web-storage.ts';
import type { Draft } from '../drafts/draft-store.ts';

const nameOf = (draftName: string) => `sent-${draftName}`;

/**
 * The key under which this tab has sent a draft whose answer it does not know yet. A key is one
 * tab's alone, and one draft's: under the key of another, what is written here would be put into
 * the recipe that was written there.
 */
export function readSentKey(draftName: string, draft: Draft | null): string | undefined {
  const ours = inTab.read(nameOf(draftName));
  return ours !== null && ours === draft?.requestKey ? ours : undefined;
}

/** Undefined drops it: the answer came, or the draft is given up. */
export const keepSentKey = (draftName: string, key: string | undefined): void =>
  void inTab.keep(nameOf(draftName), key ?? null);
