import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/api/paths.ts';
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

/** Why there is no list at the address, and the way to those that are there. */
export function NoSuchList({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState picture="missing" title={title} text={text}>
      <Button variant="outlined" component={Link} to={paths.shoppingLists.getHref()}>
        Your lists
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
