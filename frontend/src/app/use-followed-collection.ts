import { useEffect, useEffectEvent } from 'react';
import { useShownCollection } from '../kitchen/collection/shown-collection.ts';
import { notify } from '../shared/toasts/notify.ts';

/** Whose recipes are shown; where that has ended, one is told, and one's own are shown. */
export function useFollowedCollection() {
  const shown = useShownCollection();
  const tellEnd = useEffectEvent(() => {
    shown.choose(null);
    notify.info({
      title: 'Collaboration ended',
      text: 'The collection you were in is not shared with you any more.',
    });
  });
  useEffect(() => {
    if (shown.hasEnded) tellEnd();
  }, [shown.hasEnded]);
  return shown;
}
