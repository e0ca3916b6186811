import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/api/paths.ts';
import { useDocumentTitle } from '../../shared/browser/use-document-title.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { EmptyState } from '../../shared/ui/failure/empty-state.tsx';
import { Header } from '../../shared/ui/page/header.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';

/** For a signed-in cook who is no administrator. */
export function AccessDenied({ email }: { email: string }) {
  useDocumentTitle('Access Denied');
  return (
    <>
      <Header back={{ to: paths.home.getHref(), label: 'Back to Recipes' }} />
      <PageWidth as="main">
        <EmptyState
          picture="plate"
          page
          title="Access Denied"
          text={`Admin access required. Current user: ${email}`}
        >
          <Button variant="outlined" component={Link} to={paths.home.getHref()}>
            Back to Recipes
          </Button>
        </EmptyState>
      </PageWidth>
    </>
  );
}

/** For a visitor. */
export function AuthenticationRequired() {
  useDocumentTitle('Authentication Required');
  const { signIn } = useSession();
  return (
    <>
      <Header />
      <PageWidth as="main">
        <EmptyState
          picture="plate"
          page
          title="Authentication Required"
          text="Sign in as an administrator to open this page."
        >
          <Button variant="contained" onClick={() => void signIn(location.pathname)}>
            Sign In
          </Button>
        </EmptyState>
      </PageWidth>
    </>
  );
}
