import { useState } from 'react';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { uploadForm } from '../../shared/api/upload-form.ts';

export interface Upload {
  fileName: string;
  /** How much of it is sent, from 0 to 1. */
  part: number;
  stop: () => void;
}

/** Sends a library file, and tells the import that it began. */
export function useImportUpload(onBegun: (importId: string) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const begin = async (file: File, collection: string | null) => {
    const controller = new AbortController();
    setFailure(null);
    setUpload({ fileName: file.name, part: 0, stop: () => controller.abort() });
    const form = new FormData();
    form.set('file', file);
    const query = collection === null ? '' : `?${new URLSearchParams({ collection })}`;
    try {
      const { importId } = await uploadForm<{ importId: string | number }>(
        `/api/recipes/import${query}`,
        form,
        {
          signal: controller.signal,
          headers: { 'idempotency-key': crypto.randomUUID() },
          onProgress: (part) => setUpload((before) => before && { ...before, part }),
        },
      );
      onBegun(String(importId));
    } catch (error) {
      if (!controller.signal.aborted)
        setFailure(sentenceOf(error, 'The file could not be uploaded. Try again.'));
    } finally {
      setUpload(null);
    }
  };
  return { upload, failure, begin, forgetFailure: () => setFailure(null) };
}
