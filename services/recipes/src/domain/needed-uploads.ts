import { invalid } from '@convivio/platform/errors';
import type { LibraryImportStore } from './exchange-library-import.ts';

const MOST = 1_000;

export interface UploadUses {
  originals: {
    /** From which of these files recipes were made that are not deleted. */
    among(fileKeys: readonly string[]): Promise<string[]>;
  };
  imports: Pick<LibraryImportStore, 'filesInUse'>;
}

/** Which of these uploads have become originals of recipes or are being imported. Whoever sweeps uploads asks. */
export async function neededUploads({ originals, imports }: UploadUses, fileKeys: readonly string[]): Promise<string[]> {
  if (fileKeys.length > MOST) throw invalid('TOO_MANY_FILES', `At most ${MOST.toLocaleString('en')} files can be asked after at once.`);
  const needed = await Promise.all([imports.filesInUse(fileKeys), originals.among(fileKeys)]);
  return [...new Set(needed.flat())];
}
