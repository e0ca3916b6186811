import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { sentenceOf } from '../../shared/api/sentence-of.ts';
import { EmptyState } from '../../shared/ui/failure/empty-state.tsx';
import { RetryIcon, SignInIcon } from '../../shared/ui/icons/icons.ts';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { isMissing, needsSignIn } from '../../shared/api/error-kinds.ts';

const BrowseAll = () => (
  <Button variant="outlined" component={Link} to={paths.home.getHref()}>
    Browse All Recipes
  </Button>
);

/** At an address that no recipe can have. */
export function InvalidAddress() {
  return (
    <PageWidth as="main">
      <EmptyState
        picture="broken"
        page
        title="Invalid recipe URL"
        text="There is no recipe at such an address. The link may have lost a letter on the way."
      >
        <BrowseAll />
      </EmptyState>
    </PageWidth>
  );
}

/** Why a recipe is not shown, and the ways on. */
export function RecipeTrouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageWidth as="main">
      {needsSignIn(error) ? (
        <SignInFirst />
      ) : isMissing(error) ? (
        <NotFound />
      ) : (
        <Unreachable error={error} onRetry={onRetry} />
      )}
    </PageWidth>
  );
}

const NotFound = () => (
  <EmptyState
    picture="plate"
    page
    title="Recipe Not Found"
    text="The recipe you're looking for doesn't exist or has been removed."
  >
    <BrowseAll />
  </EmptyState>
);

function SignInFirst() {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      picture="plate"
      page
      title="Sign in to see this recipe"
      text="It is private, or no longer there. Sign in to continue."
    >
      <Button
        variant="contained"
        component="a"
        href={paths.login.getHref(pathname + search)}
        startIcon={<SignInIcon />}
      >
        Sign In
      </Button>
    </EmptyState>
  );
}

function Unreachable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      picture="broken"
      page
      title="The recipe could not be opened"
      text={sentenceOf(error, 'Try again in a moment.')}
    >
      <Button variant="contained" startIcon={<RetryIcon />} onClick={onRetry}>
        Try Again
      </Button>
      <BrowseAll />
    </EmptyState>
  );
}
