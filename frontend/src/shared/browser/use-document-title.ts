import { useEffect } from 'react';

/** Names the tab after the page while it is on screen. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title} · Convivio`;
    return () => void (document.title = before);
  }, [title]);
}
