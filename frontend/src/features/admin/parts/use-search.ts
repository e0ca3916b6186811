import { useEffect, useState } from 'react';

const REST_MS = 250;

/** What is typed, and what is searched for: the same once the fingers rest. */
export function useSearch(onChange: () => void) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => {
      setSearch(typed);
      onChange();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, search, onChange]);
  return { typed, setTyped, search };
}
