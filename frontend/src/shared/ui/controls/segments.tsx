import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { focusRing } from '../../theme/base-styles.ts';
import { colour } from '../../theme/colour.ts';
import { media } from '../../theme/media.ts';
import { transition } from '../../theme/motion.ts';

interface SegmentsProps<Value extends string> {
  /** What is being chosen: "View", "Units". */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** Takes the whole width in equal parts. */
  full?: boolean;
}

const Track = styled('div')({
  display: 'inline-flex',
  padding: 3,
  borderRadius: 999,
  backgroundColor: colour.fill,
  '&[data-full]': { display: 'flex', width: '100%' },
});

const Segment = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: 38,
  padding: '0 16px',
  borderRadius: 999,
  fontSize: '.875rem',
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  color: colour.ink2,
  cursor: 'pointer',
  transition: transition('background-color', 'color'),
  '[data-full] > &': { flex: 1 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& .MuiSvgIcon-root': { fontSize: 18 },
  '&:hover': { color: colour.cobalt },
  '&:has(:checked)': {
    backgroundColor: colour.surface,
    color: colour.cobalt,
    fontWeight: 600,
    boxShadow: `inset 0 0 0 1.5px ${colour.cobalt}`,
  },
  '&:has(:focus-visible)': focusRing,
  [media.belowSm]: { height: 42 },
});

/** One choice out of two to five that are all in view. */
export function Segments<Value extends string>({
  label,
  value,
  options,
  onChange,
  full = false,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <Track role="radiogroup" aria-label={label} {...(full && { 'data-full': '' })}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
