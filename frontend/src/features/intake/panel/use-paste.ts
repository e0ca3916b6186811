import { useEffect, useEffectEvent } from 'react';
import { notify } from '../../../shared/toasts/notify.ts';
import { picturesOfClipboard, picturesOfPaste } from './pasted-pictures.ts';

/** Takes pictures that are pasted anywhere while the panel is open; the answer is for a button that does the same. */
export function usePaste(onPictures: (pictures: File[]) => void): () => Promise<void> {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const pictures = picturesOfPaste(event);
    if (pictures.length === 0) return;
    event.preventDefault();
    onPictures(pictures);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasted(event);
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, []);

  return async () => {
    const pictures = await picturesOfClipboard().catch(() => null);
    if (pictures && pictures.length > 0) return onPictures(pictures);
    notify.error(
      pictures
        ? { title: 'No picture to paste', text: 'Copy a picture first, then paste it here.' }
        : {
            title: 'The clipboard cannot be read here',
            text: 'Press Ctrl+V (on a Mac ⌘V) to paste the picture.',
          },
    );
  };
}
