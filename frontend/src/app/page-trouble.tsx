import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NO_CONNECTION } from '../shared/api/no-connection.ts';
import { isRecipePath, paths } from '../shared/api/paths.ts';
import { useConnection } from '../shared/api/use-connection.ts';
import { EmptyState } from '../shared/ui/failure/empty-state.tsx';
import { ErrorScreen } from '../shared/ui/failure/error-screen.tsx';
import { MissingPart } from '../shared/lazy/lazy-part.tsx';
import { Header } from '../shared/ui/page/header.tsx';
import { RetryIcon } from '../shared/ui/icons/icons.ts';
import { PageWidth } from '../shared/ui/page/page-width.tsx';

const back = { to: paths.home.getHref(), label: 'Back to Recipes' };

/**
 * In place of a page that could not be drawn. Without a network its code may be what is missing,
 * and the network is what to look at.
 */
export function PageTrouble({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { pathname } = useLocation();
  const lost = useConnection() === 'interrupted' || !navigator.onLine;
  // It stays said when the network comes back: Try Again is then the way on.
  const [offline] = useState(lost);
  if (!offline || !(error instanceof MissingPart)) return <ErrorScreen onTryAgain={onTryAgain} />;
  const what = isRecipePath(pathname) ? 'recipe' : 'page';
  return (
    <>
      <Header back={back} />
      <PageWidth as="main">
        <EmptyState
          picture="broken"
          page
          title={`The ${what} could not be opened`}
          text={NO_CONNECTION}
        >
          <Button variant="contained" startIcon={<RetryIcon />} onClick={onTryAgain}>
            Try Again
          </Button>
          <Button variant="outlined" component={Link} to={back.to}>
            Browse All Recipes
          </Button>
        </EmptyState>
      </PageWidth>
    </>
  );
}
