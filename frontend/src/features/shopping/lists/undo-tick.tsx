import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { UndoIcon } from '../../../shared/ui/icons/menu-icons.ts';
import type { ShownItem } from '../sync/shown-list.ts';

const Undo = styled(ButtonBase)({
  position: 'fixed',
  left: 'var(--gutter)',
  bottom: 28,
  zIndex: 5,
  display: 'none',
  gap: 8,
  maxWidth: 'calc(100% - 2 * var(--gutter) - 84px)',
  minHeight: 48,
  padding: '0 18px 0 14px',
  borderRadius: 999,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1.5px ${colour.outline}, ${colour.pop}`,
  color: colour.cobalt,
  fontSize: '.9375rem',
  fontWeight: 550,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [media.belowMd]: { display: 'inline-flex' },
  [media.print]: { display: 'none' },
});

/** Takes back the last tick: in the shop it lies at the thumb. */
export function UndoTick({ item, onUndo }: { item: ShownItem; onUndo: () => void }) {
  return (
    <Undo onClick={onUndo}>
      <UndoIcon />
      <span>Undo {item.name}</span>
    </Undo>
  );
}
