import Button from '@mui/material/Button';
import { paths } from '../../api/paths.ts';
import { EmptyState } from './empty-state.tsx';
import { Header } from '../page/header.tsx';
import { RetryIcon } from '../icons/icons.ts';
import { PageWidth } from '../page/page-width.tsx';

/** What shows when a part of the page could not be drawn. Works without the router, which may be what broke. */
export function ErrorScreen({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <>
      <Header plain />
      <PageWidth as="main">
        <EmptyState
          page
          picture="broken"
          title="Something went wrong"
          text="We encountered an unexpected error. Please try refreshing the page or return to the home page."
          note="What you typed is kept on this device."
        >
          <Button variant="contained" startIcon={<RetryIcon />} onClick={onTryAgain}>
            Try Again
          </Button>
          <Button variant="outlined" onClick={() => location.reload()}>
            Refresh Page
          </Button>
          <Button variant="outlined" href={paths.home.getHref()}>
            Go Home
          </Button>
        </EmptyState>
      </PageWidth>
    </>
  );
}
