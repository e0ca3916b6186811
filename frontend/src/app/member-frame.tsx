import { useCallback } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { IntakeProvider } from '../features/intake/intake-provider.tsx';
import { useFreshLibrary } from '../features/recipes/library/use-fresh-library.ts';
import { paths } from '../shared/api/paths.ts';
import { HeaderLine } from '../shared/ui/header-line.ts';
import { ConnectionLine } from './connection-line.tsx';

const connectionLine = <ConnectionLine />;

/** What stays while a signed-in cook goes from page to page: intake at work, a library that is up to date, and word of a lost connection. */
export function MemberFrame() {
  const navigate = useNavigate();
  const refresh = useFreshLibrary();
  const open = useCallback((recipeId: string) => void navigate(paths.recipe.getHref(recipeId)), [navigate]);
  return (
    <IntakeProvider onRecipeAdded={refresh} onOpenRecipe={open}>
      <HeaderLine value={connectionLine}><Outlet /></HeaderLine>
    </IntakeProvider>
  );
}
