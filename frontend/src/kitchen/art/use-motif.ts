import { useEffect, useSyncExternalStore } from 'react';
import type { Motif } from './motif.ts';
import type { MotifName } from './motifs/motif-names.data.ts';
import { motifs } from './motifs/motifs.ts';

/** A motif, fetched when it is first shown; null until then, and where it cannot be fetched. */
export function useMotif(name: MotifName | null): Motif | null {
  const motif = useSyncExternalStore(motifs.subscribe, () =>
    name === null ? null : motifs.get(name),
  );
  useEffect(() => {
    // A recipe reads as well without its picture.
    if (name !== null) motifs.fetch(name).catch(() => {});
  }, [name]);
  return motif;
}
