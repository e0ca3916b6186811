import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../../../../shared/notices/notify.ts';
import { sentenceOf } from '../../../../shared/api/sentence-of.ts';
import { uploadForm } from '../../exchange/upload-form.ts';
import { pictureProblem } from './picture-problem.ts';

/** Bytes. */
export const largestPicture = 10 * 1024 * 1024;

/** What is to become of the picture when the recipe is saved: undefined leaves it, null takes it away. */
export type PictureChange = { fileKey: string; name: string } | null | undefined;

export interface PictureChoice {
  /** Address of what shows; null for the recipe's art. */
  shown: string | null;
  /** 0 to 1 while a file is on its way, else null. */
  uploading: number | null;
  failure: string | null;
  /** What waits for the recipe to be saved, where it cannot be shown. */
  waiting: string | null;
  change: PictureChange;
  choose(file: File): void;
  stop(): void;
  remove(): void;
  /** The change is saved, or given up. */
  reset(): void;
}

/** The picture while it is being chosen: a file is uploaded at once, and put in place when the recipe is saved. */
export function usePicture(stored: string | null, begun: PictureChange): PictureChoice {
  const [change, setChange] = useState<PictureChange>(begun);
  const [preview, setPreview] = useState<string | null>(null);
  const [uploading, setUploading] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = useRef<AbortController | null>(null);
  const previewed = useRef<string | null>(null);

  const show = useCallback((address: string | null) => {
    if (previewed.current) URL.revokeObjectURL(previewed.current);
    previewed.current = address;
    setPreview(address);
  }, []);
  useEffect(() => () => {
    upload.current?.abort();
    if (previewed.current) URL.revokeObjectURL(previewed.current);
  }, []);

  const stop = () => {
    upload.current?.abort();
    upload.current = null;
    setUploading(null);
  };
  const choose = (file: File) => {
    stop();
    setFailure(null);
    if (file.size > largestPicture) {
      notify.error({ title: 'File too large', text: 'Maximum file size is 10MB' });
      return setFailure('File too large. Maximum file size is 10MB.');
    }
    const controller = new AbortController();
    upload.current = controller;
    setUploading(0);
    void send(file, controller);
  };
  const send = async (file: File, controller: AbortController) => {
    const isOver = () => upload.current !== controller;
    try {
      const problem = await pictureProblem(file);
      if (isOver()) return;
      if (problem !== null) {
        stop();
        return setFailure(problem);
      }
      show(URL.createObjectURL(file));
      const form = new FormData();
      form.set('file', file);
      const { fileKey } = await uploadForm<{ fileKey: string }>('/files?for=picture', form, { signal: controller.signal, onProgress: (part) => isOver() || setUploading(part) });
      if (isOver()) return;
      setChange({ fileKey, name: file.name });
    } catch (error) {
      if (isOver()) return;
      show(null);
      setFailure(sentenceOf(error, 'The picture could not be uploaded. Try again.'));
    }
    upload.current = null;
    setUploading(null);
  };
  return {
    shown: preview ?? (change === undefined ? stored : null), uploading, failure, change,
    waiting: change && !preview ? `${change.name} is put in place when you save.` : null,
    choose, stop: () => {
      stop();
      show(null);
    },
    remove() {
      stop();
      show(null);
      setFailure(null);
      setChange(stored === null ? undefined : null);
    },
    reset() {
      stop();
      setFailure(null);
      setChange(undefined);
      show(null);
    },
  };
}
