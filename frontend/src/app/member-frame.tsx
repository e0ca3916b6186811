import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { IntakeProvider } from '../features/intake/intake-provider.tsx';
import type { IntakeCallbacks } from '../features/intake/intake-tab.ts';
import { useFreshLibrary } from '../features/library/reading/use-fresh-library.ts';
import { useNoteSignUp } from '../features/recipe-page/shared/use-note-sign-up.ts';
import { useSendWaiting } from '../features/shopping/sync/use-send-waiting.ts';
import { CollectionsProvider } from '../kitchen/collection/collections-provider.tsx';
import { paths } from '../shared/api/paths.ts';
import { ErrorBoundary } from '../shared/ui/failure/error-boundary.tsx';
import { HeaderLine } from '../shared/ui/page/header-line.ts';
import { ConnectionLine } from './connection-line.tsx';
import { PageTrouble } from './page-trouble.tsx';

const connectionLine = <ConnectionLine />;

/**
 * What stays while a signed-in cook goes from page to page: intake at work, a library that is up to
 * date, changes of lists that wait to be sent, and word of a lost connection.
 */
export function MemberFrame() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const refresh = useFreshLibrary();
  const client = useApolloClient();
  const added = useCallback<IntakeCallbacks['recipeAdded']>(
    async (recipeId, forEvent, came) => {
      refresh();
      if (!forEvent) return undefined;
      // Every page stands in this frame, and hardly one needs it.
      const { addBroughtRecipe } = await import('../features/events/add/add-brought-recipe.ts');
      return addBroughtRecipe(client, forEvent, { id: recipeId, came });
    },
    [client, refresh],
  );
  useSendWaiting();
  useNoteSignUp();
  const open = useCallback(
    (recipeId: string) => void navigate(paths.recipe.getHref(recipeId)),
    [navigate],
  );
  return (
    <CollectionsProvider>
      <IntakeProvider onRecipeAdded={added} onOpenRecipe={open}>
        <HeaderLine value={connectionLine}>
          <ErrorBoundary
            place={pathname}
            onError={(error) => console.error(error)}
            fallback={(tryAgain, error) => (
              <PageTrouble key={pathname} error={error} onTryAgain={tryAgain} />
            )}
          >
            <Outlet />
          </ErrorBoundary>
        </HeaderLine>
      </IntakeProvider>
    </CollectionsProvider>
  );
}
