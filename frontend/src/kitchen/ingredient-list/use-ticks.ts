import { useCallback, useEffect, useState } from 'react';
import { inTab, readJson } from '../../shared/storage/web-storage.ts';

/**
 * Which lines or steps are ticked off: kept for the session under a name that changes with the
 * recipe's version, so that a tick never lands on another line.
 */
export function useTicks(name: string): [ReadonlySet<number>, (index: number) => void] {
  const key = `recipe-ticks:${name}`;
  const [ticks, setTicks] = useState(() => stored(key));
  const toggle = useCallback(
    (index: number) =>
      setTicks((before) => {
        const changed = new Set(before);
        if (!changed.delete(index)) changed.add(index);
        return changed;
      }),
    [],
  );
  useEffect(
    () => void inTab.keep(key, ticks.size === 0 ? null : JSON.stringify([...ticks])),
    [key, ticks],
  );
  return [ticks, toggle];
}

function stored(key: string): ReadonlySet<number> {
  const ticks = readJson(inTab.read(key));
  return new Set(Array.isArray(ticks) ? ticks.filter(Number.isInteger) : []);
}
