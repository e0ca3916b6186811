import { unavailable } from '@convivio/platform/errors';
import { FileMissing, FilesUnavailable } from '@convivio/platform/files/file-errors';
import type { Files } from '@convivio/platform/files/files';
import type { Uploads } from '../domain/intake/uploads/uploads.ts';

/** Uploads where the gateway puts them. */
export function uploadsIn(files: Pick<Files, 'head'>): Uploads {
  return {
    async find(fileKey) {
      try {
        const { modified: storedAt, size } = await files.head(fileKey);
        return { storedAt, size };
      } catch (error) {
        if (error instanceof FileMissing) return null;
        throw error instanceof FilesUnavailable
          ? unavailable(
              'FILES_UNAVAILABLE',
              'Files cannot be reached at the moment. Try again in a few seconds.',
              error,
            )
          : error;
      }
    },
  };
}
