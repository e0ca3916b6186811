import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { ChefIcon } from '../../../shared/ui/icons/icons.ts';
import { CardsIcon, UploadIcon } from '../../../shared/ui/icons/menu-icons.ts';

export type AddMethod = 'existing' | 'upload' | 'magic';

const METHODS: readonly { value: AddMethod; label: string; text: string; icon: ReactNode }[] = [
  {
    value: 'existing',
    label: 'Choose Existing Recipe',
    text: 'Select from saved recipes',
    icon: <CardsIcon />,
  },
  {
    value: 'upload',
    label: 'Upload New Recipe',
    text: 'Upload a file or paste a URL',
    icon: <UploadIcon />,
  },
  {
    value: 'magic',
    label: 'Create with Magic Chef',
    text: 'AI-generate a recipe',
    icon: <ChefIcon />,
  },
];

const Picks = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Pick = styled('label')({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: '14px 16px',
  borderRadius: 12,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
  color: colour.cobalt,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& b': { display: 'block', fontWeight: 550, fontSize: '.9375rem', lineHeight: '20px' },
  '& small': { display: 'block', ...typeStyle('hint'), color: colour.ink2 },
  '&:has(:checked)': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 2px ${colour.cobalt}`,
  },
  '&:has(:focus-visible)': focusRing,
  [media.belowSm]: {
    gridTemplateColumns: '24px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    padding: '10px 14px',
  },
});

interface MethodPicksProps {
  value: AddMethod;
  onChange: (method: AddMethod) => void;
}

/** The ways in which a recipe comes to the menu. */
export function MethodPicks({ value, onChange }: MethodPicksProps) {
  const name = useId();
  return (
    <Picks role="radiogroup" aria-label="How to add it">
      {METHODS.map(({ value: method, label, text, icon }) => (
        <Pick key={method}>
          <input
            type="radio"
            name={name}
            checked={method === value}
            aria-label={label}
            onChange={() => onChange(method)}
          />
          {icon}
          <span>
            <b>{label}</b>
            <small>{text}</small>
          </span>
        </Pick>
      ))}
    </Picks>
  );
}
