import { useEffect, useRef } from 'react';
import type { LiveEventName, LiveHandler } from './live-events.ts';
import { live } from './live.ts';

/** Listens to one live event while the component is on screen. */
export function useLive<Name extends LiveEventName>(name: Name, handler: LiveHandler<Name>): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => live.on(name, ((data) => latest.current(data)) as LiveHandler<Name>), [name]);
}
