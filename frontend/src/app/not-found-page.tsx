import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../shared/api/paths.ts';
import { EmptyState } from '../shared/ui/failure/empty-state.tsx';
import { Header } from '../shared/ui/page/header.tsx';
import { PageWidth } from '../shared/ui/page/page-width.tsx';

/** For an address at which nothing is. */
export function NotFoundPage() {
  return (
    <>
      <Header />
      <PageWidth as="main">
        <EmptyState
          picture="missing"
          page
          title="Nobody is seated here"
          text="There is no page at this address. It may have moved, or the link lost a letter on the way."
        >
          <Button variant="contained" component={Link} to={paths.home.getHref()}>
            Go to Recipes
          </Button>
          <Button variant="outlined" component={Link} to={paths.events.getHref()}>
            Events
          </Button>
        </EmptyState>
      </PageWidth>
    </>
  );
}
