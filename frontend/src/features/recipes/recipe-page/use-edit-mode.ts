import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Edit mode is a place in the history: the way back leaves it. */
export function useEditMode(): { edit: () => void; leave: () => void; read: () => void } {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const inMode = (mode: string | null) => {
    const changed = new URLSearchParams(query);
    if (mode === null) changed.delete('mode');
    else changed.set('mode', mode);
    return { pathname, search: changed.toString() };
  };
  const read = () => void navigate(inMode(null), { replace: true });
  return {
    read,
    edit: () => void navigate(inMode('edit'), { state: { editedHere: true } }),
    leave: () => {
      if ((state as { editedHere?: boolean } | null)?.editedHere) void navigate(-1);
      else read();
    },
  };
}
