import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PanelStart } from '../features/intake/panel/add-recipe-panel.tsx';
import { homeAddress, readHomeAddress, type HomePlace } from './home-address.ts';

/** Where one is on the home page, and the ways from there. */
export function useHomePlace() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { key, state: carried } = useLocation();
  const openedHere = (carried as { openedHere?: boolean } | null)?.openedHere;
  const place = readHomeAddress(query);
  const { adding } = place;
  const go = (change: Partial<HomePlace>, options: { replace?: boolean; state?: object } = {}) =>
    void navigate(homeAddress({ ...place, ...change }), options);
  return {
    place,
    /** Changes each time one comes here. */
    key,
    find: (text: string) => go({ search: text, adding: null }, { replace: true }),
    show: (next: HomePlace['state']) => go({ state: next, adding: null }),
    openPanel: (start: PanelStart) =>
      go(
        { adding: start },
        { state: { openedHere: openedHere ?? adding === null }, replace: adding !== null },
      ),
    closePanel() {
      if (openedHere) void navigate(-1);
      else go({ adding: null }, { replace: true });
    },
  };
}
