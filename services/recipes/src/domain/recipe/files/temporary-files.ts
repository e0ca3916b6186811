/** Where files wait that are only passed on: uploads that become pictures or are imported, by their owner. */
const WAITING = 'passing/';

/** How long an upload can be used and an export be fetched. Both happen within minutes; a day is for whoever was called away. */
export const TEMPORARY_MS = 24 * 60 * 60_000;
/**
 * When uploads that nobody has used and exports are removed. What nobody can begin to use any more
 * stays for as long again as any use takes to be written down.
 */
export const SWEPT_AFTER_MS = TEMPORARY_MS + 60 * 60_000;

/** Whether an upload that was stored then can still be used. */
export function isUsable(modified: Date, now: Date): boolean {
  return now.getTime() - modified.getTime() <= TEMPORARY_MS;
}

/** Whether a key names an upload of the cook's own that was made to be passed on. Not an original: its recipe needs it. */
export function isOwnUpload(cook: { id: string }, key: string): boolean {
  const own = `${WAITING}${cook.id}/`;
  return key.startsWith(own) && /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/.test(key.slice(own.length));
}
