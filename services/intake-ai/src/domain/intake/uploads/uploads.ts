import { PAGES_BYTES } from '@convivio/contracts/upload-limits';
import { invalid } from '@convivio/platform/errors';
import { bytesOf, tooManyPages } from '../source/job-source.ts';

const HOUR_MS = 60 * 60_000;
/** How long an upload can be imported. */
const USABLE_MS = 24 * HOUR_MS;
/** When what nobody needs is removed. What nobody can begin to import any more stays for longer than a job takes to be written down. */
export const SWEPT_AFTER_MS = USABLE_MS + HOUR_MS;

export interface Uploads {
  /** When an upload was stored, and its bytes; null when there is none. */
  find(fileKey: string): Promise<{ storedAt: Date; size: number } | null>;
}

export const isUsable = ({ storedAt }: { storedAt: Date }, now: Date): boolean =>
  now.getTime() - storedAt.getTime() <= USABLE_MS;

/** Throws for uploads that are gone, or that a sweep may be looking at, and for pages that are larger together than they said. */
export async function requireUploads(
  uploads: Uploads,
  fileKeys: readonly string[],
  now: Date,
): Promise<void> {
  const found = await Promise.all(fileKeys.map((key) => uploads.find(key)));
  const there = found.filter((upload) => upload !== null);
  if (there.length < found.length || !there.every((upload) => isUsable(upload, now)))
    throw invalid(
      'UPLOAD_GONE',
      'This file is not there any more: an upload can be imported for a day. Upload it again.',
      { fileKey: 'must be uploaded again' },
    );
  if (bytesOf(there) > PAGES_BYTES) throw tooManyPages();
}
