import { useState } from 'react';
import { useWhenIdle } from './use-when-idle.ts';

/**
 * What is fetched once the page is loaded, drawn and idle: null until it is there, and for good
 * where it cannot be fetched.
 */
export function useIdleImport<Part>(load: () => Promise<Part>): Part | null {
  const [fetched, setFetched] = useState<{ part: Part } | null>(null);
  useWhenIdle(() => {
    load().then(
      (part) => setFetched({ part }),
      () => {},
    );
  });
  return fetched?.part ?? null;
}
