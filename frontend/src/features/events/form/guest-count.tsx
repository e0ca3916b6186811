import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { MinusIcon, PlusIcon } from '../../../shared/ui/icons/icons.ts';
import { Slice } from '../../../shared/ui/loading/slice.tsx';

interface GuestCountProps {
  value: number;
  most: number;
  onChange: (guests: number) => void;
}

/** A table has so many wedges at most: more cannot be told apart. */
const MOST_WEDGES = 16;
export const wedgesOf = (guests: number) => Math.min(Math.max(guests, 2), MOST_WEDGES);

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  '& > label': typeStyle('label'),
  '& > p': { ...typeStyle('hint'), color: colour.ink2 },
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
  appearance: 'textfield',
  '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  '&:focus-visible': { outline: 'none' },
});

/** How many guests, at a table with a wedge for each. What is no number is one guest. */
export function GuestCount({ value, most, onChange }: GuestCountProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const guests = /^\d+$/.test(text) ? Number(text) : 1;
    onChange(Math.min(Math.max(guests, 1), most));
  };
  const step = (guests: number) => {
    setTyped(null);
    onChange(guests);
  };
  return (
    <Box>
      <label htmlFor={id}>Number of Guests</label>
      <Table>
        <Slice n={wedgesOf(value)} rimWidth={1.3} />
      </Table>
      <Stepper role="group" aria-label="Guests">
        <IconButton aria-label="Fewer guests" disabled={value <= 1} onClick={() => step(value - 1)}>
          <MinusIcon />
        </IconButton>
        <Count
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          aria-describedby={`${id}-hint`}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(null)}
        />
        <IconButton
          aria-label="More guests"
          disabled={value >= most}
          onClick={() => step(value + 1)}
        >
          <PlusIcon />
        </IconButton>
      </Stepper>
      <p id={`${id}-hint`}>1 to {most}</p>
    </Box>
  );
}
