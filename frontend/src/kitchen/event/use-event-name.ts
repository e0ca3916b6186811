import { useEffect, useState } from 'react';
import { rest } from '../../shared/api/rest.ts';

/** The name of an event; null while it is not known, or cannot be. */
export function useEventName(id: string | null): string | null {
  const [named, setNamed] = useState<{ id: string; name: string } | null>(null);
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    rest.get<{ name?: unknown }>(['/api/events', id], { signal: leaving.signal }).then(
      ({ name }) =>
        typeof name === 'string' && name.trim() !== '' && setNamed({ id, name: name.trim() }),
      // The way back works without a name.
      () => {},
    );
    return () => leaving.abort();
  }, [id]);
  return named !== null && named.id === id ? named.name : null;
}
