import { readJson } from '../../shared/storage/web-storage.ts';
import type { IntakeTab } from './intake-tab.ts';
import { sessionOfTab } from './session/session-of-tab.ts';

/** Tells the files that an earlier page of this cook did not send, from their names as JSON. */
export function tellUnsent(tab: IntakeTab, kept: string): void {
  const read = readJson(kept);
  const names = Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
  if (names.length > 0) sessionOfTab(tab).tellUnsent(names);
}
