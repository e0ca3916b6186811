import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, type KeyboardEvent } from 'react';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { MinusIcon, PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';
import { guestsOf } from './event-draft.ts';

interface GuestCountProps {
  /** As it was typed. */
  value: string;
  most: number;
  /** What is no number becomes one guest when it is left. */
  lenient: boolean;
  error: string | undefined;
  onChange: (guests: string) => void;
}

/** A table has so many wedges at most: more cannot be told apart. */
const MOST_WEDGES = 16;
export const wedgesOf = (guests: number) => Math.min(Math.max(guests, 2), MOST_WEDGES);

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 8,
  '& > label': typeStyle('label'),
  '& > p': { ...typeStyle('hint'), color: colour.ink2 },
  '& > p[data-error]': { color: colour.tomato },
  [media.belowMd]: {
    gridTemplateColumns: '76px minmax(0, 1fr)',
    justifyItems: 'start',
    alignItems: 'center',
    columnGap: 16,
    '& > *': { gridColumn: 2 },
  },
});
const Table = styled('div')({
  width: 188,
  height: 188,
  margin: '4px 0 10px',
  [media.belowMd]: { gridColumn: 1, gridRow: '1 / 4', width: 76, height: 76, margin: 0 },
});
const Stepper = styled('div')({
  display: 'grid',
  gridTemplateColumns: '48px 1fr 48px',
  alignItems: 'center',
  width: '100%',
  borderRadius: 999,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1.5px ${colour.outline}`,
  '&:has(input:focus-visible)': focusRing,
  '&:has([aria-invalid=true])': { boxShadow: `inset 0 0 0 2px ${colour.tomato}` },
  '& .MuiIconButton-root': { width: 48, height: 48 },
});
const Count = styled('input')({
  width: '100%',
  minWidth: 0,
  height: 40,
  padding: 0,
  border: 0,
  background: 'none',
  color: colour.ink,
  textAlign: 'center',
  fontSize: '1.25rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: 'none' },
});

/** How many guests, at a table with a wedge for each. */
export function GuestCount({ value, most, lenient, error, onChange }: GuestCountProps) {
  const id = useId();
  const guests = guestsOf(value);
  const step = (by: 1 | -1) => onChange(String(Math.min(Math.max((guests ?? 1) + by, 1), most)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <Box>
      <label htmlFor={id}>Number of Guests</label>
      <Table>
        <Slice n={wedgesOf(guests ?? 1)} rimWidth={1.3} />
      </Table>
      <Stepper role="group" aria-label="Guests">
        <IconButton
          aria-label="Fewer guests"
          disabled={guests !== null && guests <= 1}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </IconButton>
        <Count
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={1}
          aria-valuemax={most}
          aria-valuenow={guests ?? undefined}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-below`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.target.select()}
          onBlur={() => lenient && guests === null && onChange('1')}
        />
        <IconButton
          aria-label="More guests"
          disabled={guests !== null && guests >= most}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </IconButton>
      </Stepper>
      <p id={`${id}-below`} aria-live="polite" {...(error !== undefined && { 'data-error': '' })}>
        {error ?? hintOf(value, most)}
      </p>
    </Box>
  );
}

/** What may be written, and what is kept of what is no number. */
function hintOf(value: string, most: number): string {
  if (guestsOf(value) !== null) return `1 to ${most}`;
  return value.trim() === ''
    ? 'Left empty it is saved as 1 guest.'
    : 'This is no whole number: it is saved as 1 guest.';
}
