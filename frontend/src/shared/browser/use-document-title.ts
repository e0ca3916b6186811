import { useEffect } from 'react';

/** Names the tab after the page while it is on screen; behind it after the product, whatever name the page was sent with. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = `${title} · Convivio`;
    return () => void (document.title = 'Convivio');
  }, [title]);
}
