import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { EmptyState } from '../../../shared/ui/failure/empty-state.tsx';
import { PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';

const Room = styled('div')({ padding: 48 });

export const Loading = ({ label }: { label: string }) => (
  <Room>
    <SliceLoading label={label} />
  </Room>
);

/** Nothing here yet. */
export function NoLists({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      picture="table"
      page
      title="No Shopping Lists"
      text="Choose recipes, and what they need stands on one list, aisle by aisle."
    >
      <Button variant="contained" startIcon={<PlusIcon />} onClick={onCreate}>
        Create Your First List
      </Button>
    </EmptyState>
  );
}

interface UnreachableProps {
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** What could not be read, why, and the way to try again. */
export function Unreachable({ what, error, onRetry }: UnreachableProps) {
  return (
    <EmptyState
      picture="broken"
      title={`${what} could not be read`}
      text={sentenceOf(error, 'Try again in a moment.')}
    >
      <Button variant="outlined" onClick={onRetry}>
        Retry
      </Button>
    </EmptyState>
  );
}
