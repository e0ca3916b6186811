import { invalid } from '@convivio/platform/errors';

const HOUR_MS = 60 * 60_000;
/** How long an upload can be imported. */
const USABLE_MS = 24 * HOUR_MS;
/** When what nobody needs is removed. What nobody can begin to import any more stays for longer than a job takes to be written down. */
export const SWEPT_AFTER_MS = USABLE_MS + HOUR_MS;

export interface Uploads {
  /** When an upload was stored; null when there is none. */
  storedAt(fileKey: string): Promise<Date | null>;
}

/** Throws for an upload that is gone, or that a sweep may be looking at. */
export async function requireUpload(uploads: Uploads, fileKey: string, now: Date): Promise<void> {
  const storedAt = await uploads.storedAt(fileKey);
  if (!storedAt || now.getTime() - storedAt.getTime() > USABLE_MS)
    throw invalid(
      'UPLOAD_GONE',
      'This file is not there any more: an upload can be imported for a day. Upload it again.',
      { fileKey: 'must be uploaded again' },
    );
}
