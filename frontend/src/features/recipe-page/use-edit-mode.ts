import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withMode } from '../../kitchen/recipe/recipe-address.ts';

/** Edit mode is a place in the history: the way back leaves it. */
export function useEditMode(): { edit: () => void; leave: () => void; read: () => void } {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const inMode = (mode: 'edit' | null) => ({ pathname, search: withMode(query, mode) });
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
