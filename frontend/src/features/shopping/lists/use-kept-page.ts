import { useEffect } from 'react';
import { keepCook } from '../../../shared/session/kept-cook.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';

/** Has the page come up without a network once it was seen: its code stays with the browser, and its cook with the device. */
export function useKeptPage(ready: boolean): void {
  const { user } = useSession();
  useEffect(() => {
    if (user) keepCook(user);
  }, [user]);
  useWhenIdle(() => {
    // Where the browser keeps nothing, the page needs the network, as any other.
    navigator.serviceWorker
      ?.register('/lists-worker.js', { scope: '/shopping-lists' })
      .catch(() => {});
  }, ready);
}
