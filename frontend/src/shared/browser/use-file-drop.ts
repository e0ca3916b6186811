import { useState, type ChangeEvent, type DragEvent } from 'react';

/**
 * One file, dropped or chosen: what to spread on the place where it may be dropped, and on the
 * hidden input of its button.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return {
    /** A file hangs over the place. */
    over,
    place: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
    input: {
      type: 'file',
      hidden: true,
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        take(target.files);
        // The same file may be chosen again.
        target.value = '';
      },
    },
  } as const;
}
