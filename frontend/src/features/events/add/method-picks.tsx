import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { media } from '../../../shared/theme/media.ts';
import { ChefIcon } from '../../../shared/ui/icons/icons.ts';
import { CardsIcon, UploadIcon } from '../../../shared/ui/icons/menu-icons.ts';
import { RadioCard } from '../radio-card.ts';

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
const Pick = styled(RadioCard)({
  alignContent: 'start',
  gap: 6,
  padding: '14px 16px',
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
