import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';

/** What is being typed. It outlives leaving the page in mid-work, to sign in again or to reload, but not the tab. */
export function useDraft(name: string): [string, (typed: string) => void] {
  const { user } = useSession();
  const key = `draft:${user?.id ?? ''}:${name}`;
  const [typed, setTyped] = useState(() => stored(key));
  const latest = useRef(typed);
  useEffect(() => void (latest.current = typed), [typed]);
  useEffect(() => {
    keep(key, '');
    const leave = () => keep(key, latest.current);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [key]);
  return [typed, setTyped];
}

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Without storage what was typed goes with the page.
  }
}
