import { UPLOAD_BYTES } from '@convivio/contracts/upload-limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '../../../shared/toasts/notify.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { uploadForm } from '../../../shared/api/upload-form.ts';
import { pictureProblem } from './picture-problem.ts';

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
  /** Waits for the file that is on its way. `failed`: it did not arrive, and stands for nothing in `change`. */
  settled(): Promise<{ change: PictureChange; failed: boolean }>;
  /** A change is saved; what was chosen since stays. */
  placed(change: PictureChange): void;
  /** The server does not take what was chosen. */
  refuse(sentence: string): void;
  /** The change is given up. */
  reset(): void;
}

/** The picture while it is being chosen: a file is uploaded at once, and put in place when the recipe is saved. */
export function usePicture(stored: string | null, begun: PictureChange): PictureChoice {
  const [change, setChange] = useState<PictureChange>(begun);
  const [preview, setPreview] = useState<string | null>(null);
  const [uploading, setUploading] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = useRef<{ controller: AbortController; arrived: Promise<boolean> } | null>(null);
  const previewed = useRef<string | null>(null);
  // Who saves waits for it, and must not go on with what was chosen before.
  const now = useRef<PictureChange>(begun);
  const decide = (next: PictureChange) => {
    now.current = next;
    setChange(next);
  };

  const show = useCallback((address: string | null) => {
    if (previewed.current) URL.revokeObjectURL(previewed.current);
    previewed.current = address;
    setPreview(address);
  }, []);
  useEffect(
    () => () => {
      upload.current?.controller.abort();
      if (previewed.current) URL.revokeObjectURL(previewed.current);
    },
    [],
  );

  const stop = () => {
    upload.current?.controller.abort();
    upload.current = null;
    setUploading(null);
  };
  const choose = (file: File) => {
    stop();
    setFailure(null);
    if (file.size > UPLOAD_BYTES) {
      notify.error({ title: 'File too large', text: 'Maximum file size is 10MB' });
      return setFailure('File too large. Maximum file size is 10MB.');
    }
    const controller = new AbortController();
    setUploading(0);
    upload.current = { controller, arrived: send(file, controller) };
  };
  /** False where it failed; what was stopped or followed by another has not. */
  const send = async (file: File, controller: AbortController): Promise<boolean> => {
    const isOver = () => upload.current?.controller !== controller;
    const end = () => {
      upload.current = null;
      setUploading(null);
    };
    try {
      const problem = await pictureProblem(file);
      if (isOver()) return true;
      if (problem !== null) {
        end();
        setFailure(problem);
        return false;
      }
      show(URL.createObjectURL(file));
      const form = new FormData();
      form.set('file', file);
      const { fileKey } = await uploadForm<{ fileKey: string }>('/files?for=picture', form, {
        signal: controller.signal,
        onProgress: (part) => isOver() || setUploading(part),
      });
      if (isOver()) return true;
      decide({ fileKey, name: file.name });
      end();
      return true;
    } catch (error) {
      if (isOver()) return true;
      show(null);
      setFailure(sentenceOf(error, 'The picture could not be uploaded. Try again.'));
      end();
      return false;
    }
  };
  const reset = () => {
    stop();
    setFailure(null);
    decide(undefined);
    show(null);
  };
  return {
    shown: preview ?? (change === undefined ? stored : null),
    uploading,
    failure,
    change,
    choose,
    reset,
    waiting: change && !preview ? `${change.name} is put in place when you save.` : null,
    stop: () => {
      stop();
      show(null);
    },
    remove() {
      stop();
      show(null);
      setFailure(null);
      decide(stored === null ? undefined : null);
    },
    async settled() {
      let arrived = true;
      while (upload.current !== null) arrived = await upload.current.arrived;
      return { change: now.current, failed: !arrived };
    },
    placed(placed) {
      if (now.current !== placed) return;
      decide(undefined);
      if (upload.current === null) show(null);
    },
    refuse(sentence) {
      reset();
      setFailure(sentence);
    },
  };
}
