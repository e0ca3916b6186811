import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLive } from '../../../shared/api/use-live.ts';
import { waitAfter } from './wait-after.ts';

/**
 * Looks at something under way at once, ever more seldom by itself, and whenever the returned function is called: when there is news of it.
 * `look` says whether there is more to come. It ends with the page part and with a null `id`.
 */
export function useLooking(id: string | null, look: (id: string) => Promise<boolean>): () => void {
  const now = useRef(() => {});
  const latest = useEffectEvent(look);
  useEffect(() => {
    if (id === null) return;
    let left = false;
    let looks = 0;
    let looking = false;
    let missed = false;
    let timer: ReturnType<typeof setTimeout>;
    const lookOnce = async () => {
      clearTimeout(timer);
      if (looking) return void (missed = true);
      looking = true;
      missed = false;
      const more = await latest(id);
      looking = false;
      if (!more || left) return;
      // What was told meanwhile may be newer than the answer.
      if (missed) void lookOnce();
      else timer = setTimeout(() => void lookOnce(), waitAfter((looks += 1)));
    };
    now.current = () => void lookOnce();
    void lookOnce();
    return () => {
      left = true;
      now.current = () => {};
      clearTimeout(timer);
    };
  }, [id]);
  const lookNow = useCallback(() => now.current(), []);
  // What was told while the line was down is not told again.
  useLive('reconnected', lookNow);
  return lookNow;
}
