import { useEffect, useRef, type ReactNode } from 'react';

/** What went wrong, at the head of a form that may be long: comes into view with the keyboard when it appears. */
export function BroughtIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} style={{ marginTop: 16, outline: 'none' }}>
      {children}
    </div>
  );
}
