import { useEffect, useEffectEvent } from 'react';
import { useShownCollection } from '../kitchen/collection/shown-collection.ts';
import { notify } from '../shared/toasts/notify.ts';

/** Whose recipes are shown; where that has ended, one is told, and one's own are shown. */
export function useFollowedCollection() {
  const { ownerId, hasEnded, choose } = useShownCollection();
  const tellEnd = useEffectEvent(() => {
    choose(null);
    notify.info({
      title: 'Collaboration ended',
      text: 'The collection you were in is not shared with you any more.',
    });
  });
  useEffect(() => {
    if (hasEnded) tellEnd();
  }, [hasEnded]);
  return { collection: ownerId, onCollection: choose };
}
