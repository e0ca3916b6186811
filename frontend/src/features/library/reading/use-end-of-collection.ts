import { useEffect } from 'react';
import { useCollections } from '../../../kitchen/collection/collections.ts';
import { isMissing } from '../../../shared/api/error-kinds.ts';

/** A collection that cannot be read may not be the cook's to work in any more: then their own is shown. */
export function useEndOfCollection(error: unknown): void {
  const { refresh } = useCollections();
  const isGone = isMissing(error);
  useEffect(() => {
    if (isGone) refresh();
  }, [isGone, refresh]);
}
