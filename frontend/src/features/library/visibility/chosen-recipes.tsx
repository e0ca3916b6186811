import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { notify } from '../../../shared/toasts/notify.ts';

/** As many can be set in one call. */
export const mostChosen = 100;

interface ChosenRecipes {
  ids: readonly string[];
  toggle: (id: string) => void;
  clear: () => void;
}

const Chosen = createContext<ChosenRecipes>({ ids: [], toggle() {}, clear() {} });
export const useChosenRecipes = (): ChosenRecipes => use(Chosen);

/** Remembers which recipes are chosen, also those that are scrolled out of sight. */
export function ChosenRecipesProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const clear = useCallback(() => setIds([]), []);
  const chosen = useMemo(
    () => ({
      ids,
      clear,
      toggle(id: string) {
        if (ids.includes(id)) setIds(ids.filter((other) => other !== id));
        else if (ids.length < mostChosen) setIds([...ids, id]);
        else
          notify.info({
            title: `${mostChosen} recipes are chosen`,
            text: 'More cannot be set at once. Set these first, then choose the others.',
          });
      },
    }),
    [ids, clear],
  );
  return <Chosen value={chosen}>{children}</Chosen>;
}
