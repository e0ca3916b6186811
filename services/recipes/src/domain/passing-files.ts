/** Where files wait that are only passed on: uploads that become pictures or are imported, by their owner. */
const WAITING = 'passing/';

/** How long an upload can be used and an export be fetched. Both happen within minutes; a day is for whoever was called away. */
export const PASSING_MS = 24 * 60 * 60_000;
/** What nobody can begin to use any more stays for as long again as any use takes to be written down. */
const GRACE_MS = 60 * 60_000;

/** Whether a file that was stored then can still be used. Where originals lie too, files have no end: whoever made a recipe of one needs it. */
export function isUsable(key: string, modified: Date, now: Date): boolean {
  return !key.startsWith(WAITING) || age(modified, now) <= PASSING_MS;
}

/** Whether a key names an upload of the cook's own. */
export function isOwnUpload(cook: { id: string }, key: string): boolean {
  return ['uploads/', WAITING].some((place) => key.startsWith(`${place}${cook.id}/`) && /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/.test(key.slice(place.length + cook.id.length + 1)));
}

export interface PassingFiles {
  /** Uploads that wait, and exports. */
  all(): AsyncIterable<{ key: string; modified: Date }>;
  /** Whether something that was begun still needs the file. */
  isInUse(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** Removes uploads that nobody has used and exports that nobody fetches any more. Several may do so at the same time. */
export async function sweepPassingFiles(files: PassingFiles, now: Date): Promise<number> {
  let swept = 0;
  for await (const { key, modified } of files.all()) {
    if (age(modified, now) <= PASSING_MS + GRACE_MS || (await files.isInUse(key))) continue;
    await files.remove(key);
    swept++;
  }
  return swept;
}

const age = (modified: Date, now: Date) => now.getTime() - modified.getTime();
