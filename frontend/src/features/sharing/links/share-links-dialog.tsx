import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { ShareLinksDocument } from '../../../generated/documents/share-links.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { RetryIcon } from '../../../shared/ui/icons/icons.ts';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';
import { Dialog } from '../../../shared/ui/surfaces/dialog.tsx';
import { LinkRows } from './link-rows.tsx';

/** All links of the cook, the latest first. */
export function ShareLinksDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Shared Links" width={680}>
      {open && <Links />}
    </Dialog>
  );
}

function Links() {
  const { data, error, loading, refetch, fetchMore } = useQuery(ShareLinksDocument, {
    variables: { after: null },
    // Others have opened them meanwhile.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.page;
  if (!page)
    return error ? (
      <EmptyState
        picture="broken"
        title="The links could not be read"
        text={sentenceOf(error, 'Try again in a moment.')}
      >
        <Button startIcon={<RetryIcon />} onClick={() => void refetch().catch(() => {})}>
          Try Again
        </Button>
      </EmptyState>
    ) : (
      <SliceLoading label="Loading links" />
    );
  if (page.nodes.length === 0)
    return (
      <EmptyState
        picture="plate"
        title="Nothing is shared yet"
        text="Share on the page of a recipe makes a link that anybody can open."
      />
    );
  const more = () =>
    void fetchMore({
      variables: { after: page.pageInfo.endCursor },
      updateQuery: ({ page: before }, { fetchMoreResult: { page: next } }) => ({
        page: { ...next, nodes: [...before.nodes, ...next.nodes] },
      }),
    }).catch(() => {});
  return (
    <>
      <LinkRows label="Shared links" links={page.nodes} toRecipes />
      {page.pageInfo.hasNextPage && (
        <Button fullWidth variant="outlined" disabled={loading} onClick={more}>
          Show more
        </Button>
      )}
    </>
  );
}
