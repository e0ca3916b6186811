import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { ArchiveIcon, CheckIcon, TrashIcon } from '../../../shared/ui/icons/icons.ts';

const Bar = styled('div')({
  display: 'flex', alignItems: 'center', gap: 16, marginBottom: 28, padding: '14px 14px 14px 20px', borderRadius: 12, backgroundColor: colour.sunken,
  '& > p': { flex: 1 }, '& > .MuiSvgIcon-root': { flex: 'none' },
  [media.belowSm]: { flexWrap: 'wrap', padding: 16, '& > p': { flex: '1 1 70%' }, '& > .MuiButton-root': { width: '100%' } },
});
/** Delete Mode stays in sight wherever one is in the library. */
const StickyBar = styled(Bar)({ position: 'sticky', top: 'calc(var(--header) + 8px)', zIndex: 3, [media.belowSm]: { flexWrap: 'nowrap', gap: 12, padding: '8px 8px 8px 16px', '& > p': { flex: 1, fontSize: '.9375rem', lineHeight: '21px' }, '& > .MuiButton-root': { width: 'auto' } } });

/** What the archive is, and the way to empty it. */
export function ArchiveBar({ onDeleteAll }: { onDeleteAll: () => void }) {
  return (
    <Bar>
      <ArchiveIcon />
      <p>Archived recipes stay here until you restore them or delete them for good.</p>
      <Button variant="outlined" color="error" startIcon={<TrashIcon />} onClick={onDeleteAll}>Delete All</Button>
    </Bar>
  );
}

/** Says that Delete Mode is on, and ends it. */
export function DeleteModeBar({ onDone }: { onDone: () => void }) {
  return (
    <StickyBar role="region" aria-label="Delete Mode">
      <ArchiveIcon />
      <p>Delete Mode is on. What you take out goes to the archive.</p>
      <Button variant="contained" startIcon={<CheckIcon />} onClick={onDone}>Done</Button>
    </StickyBar>
  );
}
