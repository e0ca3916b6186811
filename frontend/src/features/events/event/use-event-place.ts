import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { EventMode } from './mode-switch.tsx';

/** Where one is on the page of an event. All of it stands in the address: `?mode=prepare`, `?add=files`. */
export function useEventPlace() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { state: carried } = useLocation();
  const openedHere = (carried as { openedHere?: boolean } | null)?.openedHere === true;
  const withQuery = (name: string, value: string | null) => {
    const changed = new URLSearchParams(query);
    if (value === null) changed.delete(name);
    else changed.set(name, value);
    return changed;
  };
  const mode: EventMode = query.get('mode') === 'prepare' ? 'prepare' : 'plan';
  return {
    mode,
    uploading: query.get('add') === 'files',
    setMode: (next: EventMode) =>
      setQuery(withQuery('mode', next === 'plan' ? null : next), { replace: true }),
    openUpload: () => setQuery(withQuery('add', 'files'), { state: { openedHere: true } }),
    closeUpload() {
      if (openedHere) void navigate(-1);
      else setQuery(withQuery('add', null), { replace: true });
    },
  };
}
