import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { pictureProblem } from './picture-problem.ts';

export interface UploadedPicture {
  fileKey: string;
  name: string;
}

interface UploadEvents {
  /** The file is a picture and on its way; null when it has not arrived. */
  onShow: (file: File | null) => void;
  onArrived: (picture: UploadedPicture) => void;
  /** With why, for a person. */
  onFailed: (sentence: string) => void;
}

/** One picture on its way to the server at a time. */
export function usePictureUpload({ onShow, onArrived, onFailed }: UploadEvents) {
  const [progress, setProgress] = useState<number | null>(null);
  const current = useRef<{ controller: AbortController; arrived: Promise<boolean> } | null>(null);
  useEffect(() => () => current.current?.controller.abort(), []);

  const end = () => {
    current.current = null;
    setProgress(null);
  };
  /** False where it failed; what was stopped or followed by another has not. */
  const send = async (file: File, controller: AbortController): Promise<boolean> => {
    const isOver = () => current.current?.controller !== controller;
    try {
      const problem = await pictureProblem(file);
      if (isOver()) return true;
      if (problem !== null) {
        end();
        onFailed(problem);
        return false;
      }
      onShow(file);
      const fileKey = await uploadPicture(file, controller.signal, (part) => {
        if (!isOver()) setProgress(part);
      });
      if (isOver()) return true;
      onArrived({ fileKey, name: file.name });
      end();
      return true;
    } catch (error) {
      if (isOver()) return true;
      onShow(null);
      onFailed(sentenceOf(error, 'The picture could not be uploaded. Try again.'));
      end();
      return false;
    }
  };

  return {
    /** 0 to 1 while a file is on its way, else null. */
    progress,
    start(file: File): void {
      const controller = new AbortController();
      setProgress(0);
      current.current = { controller, arrived: send(file, controller) };
    },
    stop(): void {
      current.current?.controller.abort();
      end();
    },
    isRunning: () => current.current !== null,
    /** Waits for what is on its way; whether it has arrived. */
    async settled(): Promise<boolean> {
      let arrived = true;
      while (current.current !== null) arrived = await current.current.arrived;
      return arrived;
    },
  };
}

async function uploadPicture(
  file: File,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  // Hardly any visit to the editor brings a picture.
  const { uploadForm } = await import('../../../shared/api/upload-form.ts');
  const { fileKey } = await uploadForm<{ fileKey: string }>('/files?for=picture', form, {
    signal,
    onProgress,
  });
  return fileKey;
}
