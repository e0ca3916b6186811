import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { ClockIcon, ListIcon } from '../../../shared/ui/icons/menu-icons.ts';

export type EventMode = 'plan' | 'prepare';

interface ModeSwitchProps {
  value: EventMode;
  onChange: (mode: EventMode) => void;
}

const MODES: readonly { value: EventMode; label: string; text: string; icon: ReactNode }[] = [
  { value: 'plan', label: 'Plan Menu', text: 'Add and organize recipes', icon: <ListIcon /> },
  { value: 'prepare', label: 'Prepare', text: 'Shopping lists and prep', icon: <ClockIcon /> },
];

const Track = styled('div')({
  display: 'flex',
  padding: 3,
  borderRadius: 999,
  backgroundColor: colour.fill,
});
const Way = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 48,
  padding: '0 20px',
  borderRadius: 999,
  color: colour.ink2,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& b': { display: 'block', fontWeight: 600, fontSize: '.9375rem', lineHeight: '18px' },
  '& small': { display: 'block', fontSize: '.8125rem', lineHeight: '16px' },
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '&:has(:checked)': {
    backgroundColor: colour.surface,
    boxShadow: `inset 0 0 0 1.5px ${colour.cobalt}`,
    '& b': { color: colour.cobalt },
  },
  '&:has(:focus-visible)': focusRing,
  [media.belowLg]: { height: 42, '& small': { display: 'none' } },
  [media.belowSm]: { height: 44, padding: '0 14px', '& .MuiSvgIcon-root': { display: 'none' } },
});

/** Plans the menu, or prepares the dinner. */
export function ModeSwitch({ value, onChange }: ModeSwitchProps) {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label="Mode">
      {MODES.map(({ value: mode, label, text, icon }) => (
        <Way key={mode}>
          <input
            type="radio"
            name={name}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          {icon}
          <span>
            <b>{label}</b>
            <small>{text}</small>
          </span>
        </Way>
      ))}
    </Track>
  );
}
