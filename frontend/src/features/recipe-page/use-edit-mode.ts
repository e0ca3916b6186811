import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { EditPlace, EditState } from '../../kitchen/recipe/edit-place.ts';
import { withMode } from '../../kitchen/recipe/recipe-address.ts';

/** Edit mode is a place in the history: the way back leaves it. */
export function useEditMode(): {
  edit: () => void;
  /** Edits with the cursor where something is to be corrected; null begins at the head. */
  correct: (place: EditPlace | null) => void;
  leave: () => void;
  read: () => void;
} {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const inMode = (mode: 'edit' | null) => ({ pathname, search: withMode(query, mode) });
  const read = () => void navigate(inMode(null), { replace: true });
  const correct = (place: EditPlace | null) => {
    const kept: EditState = { editedHere: true, place };
    void navigate(inMode('edit'), { state: kept });
  };
  return {
    read,
    correct,
    edit: () => correct(null),
    leave: () => {
      if ((state as EditState | null)?.editedHere) void navigate(-1);
      else read();
    },
  };
}
