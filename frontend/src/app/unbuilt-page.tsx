import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../shared/api/paths.ts';
import { EmptyState } from '../shared/ui/failure/empty-state.tsx';
import { Header } from '../shared/ui/page/header.tsx';
import { PageWidth } from '../shared/ui/page/page-width.tsx';

interface UnbuiltPageProps {
  title: string;
  /** The sentence says what is missing. */
  text: string;
}

/** For a part of the product that has an address but is not there yet. */
export function UnbuiltPage({ title, text }: UnbuiltPageProps) {
  return (
    <>
      <Header />
      <PageWidth as="main">
        <EmptyState picture="plate" page title={title} text={text}>
          <Button variant="contained" component={Link} to={paths.home.getHref()}>
            Back to Recipes
          </Button>
        </EmptyState>
      </PageWidth>
    </>
  );
}
