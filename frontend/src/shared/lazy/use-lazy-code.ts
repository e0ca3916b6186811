import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyCode } from './lazy-code.ts';
import { useWhenIdle } from './use-when-idle.ts';

/**
 * The code, null until it is there: it is fetched once the page is idle, as soon as it is needed,
 * and again when the network is back; never while it is not `wanted`.
 */
export function useLazyCode<Code>(
  code: LazyCode<Code>,
  needed = false,
  wanted = true,
): Code | null {
  const [fetched, setFetched] = useState(() => code.fetched());
  const fetch = () => {
    code.fetch().then(
      (there) => setFetched(() => there),
      () => {},
    );
  };
  useWhenIdle(fetch, wanted);
  const begin = useEffectEvent(fetch);
  const missing = wanted && fetched === null;
  useEffect(() => {
    if (!missing) return;
    if (needed) begin();
    const retry = () => begin();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [needed, missing]);
  return fetched;
}
