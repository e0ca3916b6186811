import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { counted } from '../../../kitchen/labels/counts.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { ProgressBar } from '../../../shared/ui/loading/progress-bar.tsx';

interface ListProgressProps {
  done: number;
  count: number;
  /** Changes that could not be sent yet. */
  unsent: number;
  onAdd: () => void;
}

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: 14,
  alignItems: 'center',
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  fontVariantNumeric: 'tabular-nums',
  '& > [role=status]': { gridColumn: '1 / -1', color: colour.iron },
  '& .MuiButton-root': { height: 40, padding: '0 14px' },
  [media.belowMd]: {
    position: 'sticky',
    top: 'var(--header)',
    zIndex: 2,
    padding: '6px 0',
    backgroundColor: colour.page,
    '& .MuiButton-root': { height: 48 },
  },
  [media.print]: {
    position: 'static',
    display: 'block',
    padding: 0,
    '& .MuiButton-root, & [role=progressbar]': { display: 'none' },
  },
});

/** How far one has come; on small screens it stays in view. */
export function ListProgress({ done, count, unsent, onAdd }: ListProgressProps) {
  return (
    <Line>
      <ProgressBar percent={count === 0 ? 0 : (100 * done) / count} label="Progress" />
      <span>
        {counted(done)} of {counted(count)}
        {done === count && count > 0 && ' · complete'}
      </span>
      <Button startIcon={<PlusIcon />} onClick={onAdd}>
        Add item
      </Button>
      <p role="status">
        {unsent > 0 &&
          `${counted(unsent)} ${unsent === 1 ? 'change is' : 'changes are'} not sent yet: kept on this device until the network is back.`}
      </p>
    </Line>
  );
}
