import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { inTab, readJson } from '../../../shared/storage/web-storage.ts';

const storageKey = 'library-scroll-places';
const kept = 40;

/** By entry of the history. */
const places = new Map<string, number>(stored());

function stored(): [string, number][] {
  const entries = readJson(inTab.read(storageKey));
  return Array.isArray(entries)
    ? entries.filter(
        (entry): entry is [string, number] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
      )
    : [];
}

// The first entry of every visit has the same key: an address that is opened anew has no place yet.
const [visit] =
  typeof performance === 'undefined'
    ? []
    : ((performance.getEntriesByType?.('navigation') as
        PerformanceNavigationTiming[] | undefined) ?? []);
if (visit?.type === 'navigate') places.delete('default');

const keep = () => void inTab.keep(storageKey, JSON.stringify([...places].slice(-kept)));

/**
 * Remembers how far down one was, and goes there when one comes back by the history, as soon as the
 * list has its height.
 */
export function useScrollPlace(ready: boolean): void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const arrived = useRef(false);
  const current = useRef(key);
  useLayoutEffect(() => {
    current.current = key;
  }, [key]);
  // Before the next page is painted: its lesser height scrolls the window, which is no place of this one.
  useLayoutEffect(() => {
    if (!ready) return;
    const note = () => {
      places.delete(current.current);
      places.set(current.current, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', keep);
    };
  }, [ready]);
  useLayoutEffect(() => {
    if (!ready || arrived.current) return;
    arrived.current = true;
    const place = places.get(key);
    if (!cameBack || place === undefined) return;
    // The list takes its measures while it is put in; in the next frame it has its height.
    const frame = requestAnimationFrame(() => scrollTo(0, place));
    return () => cancelAnimationFrame(frame);
  }, [ready, cameBack, key]);
}
