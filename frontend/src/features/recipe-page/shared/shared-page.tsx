import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { RecipePageSkeleton } from '../../../kitchen/recipe/recipe-page-skeleton.tsx';
import { isMissing } from '../../../shared/api/error-kinds.ts';
import { paths } from '../../../shared/api/paths.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useDocumentTitle } from '../../../shared/browser/use-document-title.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { RetryIcon, SignInIcon } from '../../../shared/ui/icons/icons.ts';
import { Header } from '../../../shared/ui/page/header.tsx';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import { usePageKeys } from '../use-page-keys.ts';
import { SharedView } from './shared-view.tsx';
import { useSharedRecipe } from './use-shared-recipe.ts';

/** /shared/{token}: a recipe for whoever has the link. */
export function SharedPage({ token }: { token: string }) {
  const { user } = useSession();
  const { recipe, error, refresh } = useSharedRecipe(token);
  const visitor = user === null;
  useDocumentTitle(recipe?.title ?? null);
  usePageKeys({ onEdit: null, printing: Boolean(recipe) });
  return (
    <>
      {visitor ? (
        <Header
          keepActions
          actions={
            // Where one comes back to must not be told to the login: the address opens the recipe.
            <Button
              component="a"
              href={paths.login.getHref(paths.home.getHref())}
              startIcon={<SignInIcon />}
            >
              Sign In
            </Button>
          }
        />
      ) : (
        <Header back={{ to: paths.home.getHref(), label: 'Back to Recipes' }} />
      )}
      {recipe ? (
        <SharedView recipe={recipe} token={token} visitor={visitor} />
      ) : error || recipe === null ? (
        <SharedTrouble error={error} onRetry={refresh} />
      ) : (
        <RecipePageSkeleton />
      )}
    </>
  );
}

/** Why nothing is shown, and the ways on. */
function SharedTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const home = (
    <Button variant="outlined" component={Link} to={paths.home.getHref()}>
      Go to Homepage
    </Button>
  );
  return (
    <PageWidth as="main">
      {isMissing(error) ? (
        <EmptyState
          picture="broken"
          page
          title="Recipe Not Found"
          text="This shared recipe link is invalid or has expired."
        >
          {home}
        </EmptyState>
      ) : (
        <EmptyState
          picture="broken"
          page
          title="Recipe data could not be loaded."
          text={sentenceOf(error, 'Try again in a moment.')}
        >
          <Button variant="contained" startIcon={<RetryIcon />} onClick={onRetry}>
            Try Again
          </Button>
          {home}
        </EmptyState>
      )}
    </PageWidth>
  );
}
