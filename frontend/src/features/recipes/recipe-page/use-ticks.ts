import { useCallback, useEffect, useState } from 'react';

/** Which lines or steps are ticked off: kept for the session under a name that changes with the recipe's version, so that a tick never lands on another line. */
export function useTicks(name: string): [ReadonlySet<number>, (index: number) => void] {
  const key = `recipe-ticks:${name}`;
  const [ticks, setTicks] = useState(() => stored(key));
  const toggle = useCallback((index: number) => setTicks((before) => {
    const changed = new Set(before);
    if (!changed.delete(index)) changed.add(index);
    return changed;
  }), []);
  useEffect(() => keep(key, ticks), [key, ticks]);
  return [ticks, toggle];
}

function stored(key: string): ReadonlySet<number> {
  try {
    const ticks: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(ticks) ? ticks.filter(Number.isInteger) : []);
  } catch {
    return new Set();
  }
}

function keep(key: string, ticks: ReadonlySet<number>): void {
  try {
    if (ticks.size === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([...ticks]));
  } catch {
    // Without storage the ticks hold for this page.
  }
}
