import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { focusRing } from '../../theme/base-styles.ts';
import { colour } from '../../theme/colour.ts';

interface PillsProps<Value extends string> {
  choices: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Stands behind the last of them. */
  children?: ReactNode;
}

const Row = styled('div')({ clear: 'both', display: 'flex', flexWrap: 'wrap', gap: 8 });
const Pill = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 16px',
  borderRadius: 22,
  boxShadow: `inset 0 0 0 1px ${colour.control}`,
  color: colour.cobalt,
  fontWeight: 550,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '&:has(:checked)': {
    backgroundColor: colour.cobaltTint,
    boxShadow: `inset 0 0 0 2px ${colour.cobalt}`,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': focusRing,
});

/** One of a few, as pills. They stand in a fieldset that says what they are. */
export function Pills<Value extends string>({
  choices,
  value,
  onChange,
  children,
}: PillsProps<Value>) {
  const name = useId();
  return (
    <Row>
      {choices.map(({ value: choice, label, icon }) => (
        <Pill key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          {icon}
          {label}
        </Pill>
      ))}
      {children}
    </Row>
  );
}
