import { useEffect } from 'react';
import { useSession } from '../../shared/session/use-session.ts';
import { inTab } from '../../shared/storage/web-storage.ts';
import type { IntakeTab } from './intake-tab.ts';

/** Remembers, when the page is left, the names of the files it did not send, and has the next page of this cook in the tab tell them. */
export function useUnsentFiles(tab: IntakeTab): void {
  const { user } = useSession();
  const key = `unsent:${user?.id ?? ''}`;
  useEffect(() => {
    const names = inTab.read(key);
    inTab.keep(key, null);
    if (names !== null)
      import('./tell-unsent.ts')
        .then(({ tellUnsent }) => tellUnsent(tab, names))
        .catch((error: unknown) => console.warn('Unsent files could not be told.', error));
    const leave = () => {
      const unsent = tab.session?.unsentNames() ?? [];
      inTab.keep(key, unsent.length > 0 ? JSON.stringify(unsent) : null);
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [key, tab]);
}
