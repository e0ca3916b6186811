import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../shared/session/use-session.ts';
import { inTab } from '../../../shared/storage/web-storage.ts';

/** What is being typed. It outlives leaving the page in mid-work, to sign in again or to reload, but not the tab. */
export function useDraft(name: string): [string, (typed: string) => void] {
  const { user } = useSession();
  const key = `draft:${user?.id ?? ''}:${name}`;
  const [typed, setTyped] = useState(() => inTab.read(key) ?? '');
  const latest = useRef(typed);
  useEffect(() => void (latest.current = typed), [typed]);
  useEffect(() => {
    inTab.keep(key, null);
    const leave = () => void inTab.keep(key, latest.current || null);
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [key]);
  return [typed, setTyped];
}
