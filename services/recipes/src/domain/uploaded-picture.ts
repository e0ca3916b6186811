import { invalid } from '@convivio/platform/errors';
import type { Cook } from './policy.ts';

/** The key of an uploaded picture if the cook has uploaded it. Throws the sentence for a file that is gone otherwise: nobody learns of the files of others. */
export function ownUpload(cook: Cook, fileKey: string): string {
  if (!fileKey.startsWith(`uploads/${cook.id}/`) || fileKey.split('/').length !== 3) throw uploadGone();
  return fileKey;
}

export const uploadGone = () => invalid('PICTURE_GONE', 'This picture is not there any more. Upload it again.', { fileKey: 'must be an uploaded picture' });
