import { maximumSize, UPLOAD_BYTES } from '@convivio/contracts/upload-limits';
import { useRef, useState } from 'react';
import { notify } from '../../../shared/toasts/notify.ts';
import { usePictureUpload, type UploadedPicture } from './use-picture-upload.ts';
import { usePreview } from './use-preview.ts';

/** What is to become of the picture when the recipe is saved: undefined leaves it, null takes it away. */
export type PictureChange = UploadedPicture | null | undefined;

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
  const [failure, setFailure] = useState<string | null>(null);
  // Who saves waits for it, and must not go on with what was chosen before.
  const now = useRef<PictureChange>(begun);
  const decide = (next: PictureChange) => {
    now.current = next;
    setChange(next);
  };
  const { preview, show } = usePreview();
  const upload = usePictureUpload({ onShow: show, onArrived: decide, onFailed: setFailure });

  const choose = (file: File) => {
    upload.stop();
    setFailure(null);
    if (file.size > UPLOAD_BYTES) {
      notify.error({ title: 'File too large', text: maximumSize() });
      return setFailure(`File too large. ${maximumSize()}.`);
    }
    upload.start(file);
  };
  /** What was chosen goes, and with it why it could not be had. */
  const drop = (next: PictureChange) => {
    upload.stop();
    setFailure(null);
    decide(next);
    show(null);
  };
  return {
    shown: preview ?? (change === undefined ? stored : null),
    uploading: upload.progress,
    failure,
    change,
    choose,
    waiting: change && !preview ? `${change.name} is put in place when you save.` : null,
    stop() {
      upload.stop();
      show(null);
    },
    remove: () => drop(stored === null ? undefined : null),
    reset: () => drop(undefined),
    async settled() {
      const arrived = await upload.settled();
      return { change: now.current, failed: !arrived };
    },
    placed(placed) {
      if (now.current !== placed) return;
      decide(undefined);
      if (!upload.isRunning()) show(null);
    },
    refuse(sentence) {
      drop(undefined);
      setFailure(sentence);
    },
  };
}
