import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { transition } from '../../../shared/theme/motion.ts';
import type { UnitChoice } from '../../../kitchen/units/unit-choice.ts';

interface UnitSettingsPopoverProps {
  id: string;
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  choice: UnitChoice;
}

const Row = styled('label')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 44px',
  gap: '0 16px',
  alignItems: 'center',
  padding: '10px 12px',
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colour.cobaltTint },
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: -2 },
  '& b': { fontSize: '.9375rem', lineHeight: '22px', fontWeight: 550 },
  '& small': { gridColumn: 1, fontSize: '.84375rem', lineHeight: '18px', color: colour.ink2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});
const Switch = styled('span')({
  gridColumn: 2,
  gridRow: '1 / span 2',
  position: 'relative',
  width: 44,
  height: 26,
  borderRadius: 999,
  boxShadow: `inset 0 0 0 1.5px ${colour.control}`,
  transition: transition('background-color'),
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 5,
    left: 5,
    width: 16,
    height: 16,
    borderRadius: '50%',
    backgroundColor: colour.control,
    transition: transition('transform', 'background-color'),
  },
  'input:checked ~ &': { backgroundColor: colour.cobalt, boxShadow: 'none' },
  'input:checked ~ &::after': { transform: 'translateX(18px)', backgroundColor: colour.onCobalt },
});

/** What the device wants of metric amounts. */
export function UnitSettingsPopover({
  id,
  open,
  anchor,
  onClose,
  choice,
}: UnitSettingsPopoverProps) {
  const setting = (name: string, about: string, on: boolean, set: (on: boolean) => void) => (
    <Row>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => set(event.target.checked)}
      />
      <b>{name}</b>
      <small>{about}</small>
      <Switch aria-hidden />
    </Row>
  );
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': 'Unit settings',
          sx: { width: 312, padding: '8px', marginTop: '8px' },
        },
      }}
    >
      {setting(
        'Keep spoons',
        '1 tbsp stays 1 tbsp and is not shown as 15 ml. Recipes already in metric always keep their spoons.',
        choice.keepSpoons,
        choice.setKeepSpoons,
      )}
      {setting(
        'Weigh solids',
        'Cups of flour, sugar and the like are shown in grams. ~ marks a weight we computed. What the recipe states in ml or g stays.',
        choice.weighSolids,
        choice.setWeighSolids,
      )}
    </Popover>
  );
}
