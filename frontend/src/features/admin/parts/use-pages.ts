import { useState } from 'react';

export interface Pages {
  /** Where the page begins; null for the first. */
  after: string | null;
  /** How many stand on the pages before. */
  before: number;
  isFirst: boolean;
  goOn: (after: string, shown: number) => void;
  back: () => void;
  /** Goes to the first page. */
  restart: () => void;
}

/** Pages that follow each other by cursors, and the way back through them. */
export function usePages(): Pages {
  const [gone, setGone] = useState<{ after: string; before: number }[]>([]);
  const here = gone.at(-1);
  const before = here?.before ?? 0;
  return {
    after: here?.after ?? null,
    before,
    isFirst: gone.length === 0,
    goOn: (after, shown) => setGone([...gone, { after, before: before + shown }]),
    back: () => setGone(gone.slice(0, -1)),
    restart: () => setGone([]),
  };
}
