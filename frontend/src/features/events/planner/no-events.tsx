import Button from '@mui/material/Button';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { Loading } from '../loading.tsx';

/** In place of the events of a cook who has none. */
export function NoEvents({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      picture="table"
      page
      title="No events yet"
      text="Choose a day, count the guests, and the table fills from there."
    >
      <Button variant="contained" startIcon={<PlusIcon />} onClick={onCreate}>
        Create Your First Event
      </Button>
    </EmptyState>
  );
}

/** In place of events that are not there yet, or could not be read. */
export function EventsMissing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <Loading words="Loading events..." />;
  return (
    <EmptyState
      picture="broken"
      title="Events could not be read"
      text={sentenceOf(error, 'Try again in a moment.')}
    >
      <Button variant="outlined" onClick={onRetry}>
        Retry
      </Button>
    </EmptyState>
  );
}
