import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { RetryIcon } from '../icons/icons.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  padding: '8px 0',
  color: colour.ink2,
  [media.print]: { display: 'none' },
});

/** In the place of a small part that is missing, while the page around it stands. */
export function MissedPart({ onRetry }: { onRetry: () => void }) {
  return (
    <Line role="alert">
      A part of this page could not be loaded.
      <Button size="small" startIcon={<RetryIcon />} onClick={onRetry}>
        Retry
      </Button>
    </Line>
  );
}
