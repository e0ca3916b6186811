import { invalid } from '@convivio/platform/errors';
import { isOwnUpload } from './temporary-files.ts';
import type { Owner } from '../policy.ts';

/**
 * The key of an uploaded picture if the cook has uploaded it. Throws the sentence for a file that
 * is gone otherwise: nobody learns of the files of others.
 */
export function ownUpload(cook: Owner, fileKey: string): string {
  if (!isOwnUpload(cook, fileKey)) throw uploadGone();
  return fileKey;
}

export const uploadGone = () =>
  invalid('PICTURE_GONE', 'This picture is not there any more. Upload it again.', {
    fileKey: 'must be an uploaded picture',
  });
