import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { focusRing } from '../../shared/theme/base-styles.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { MinusIcon, PlusIcon } from '../../shared/ui/icons/icons.ts';
import { mostServings } from './servings.data.ts';

interface ServingsStepperProps {
  value: number;
  onChange: (servings: number) => void;
  /** Takes the whole width. */
  full?: boolean;
}

const Box = styled('div')({
  display: 'inline-grid',
  gridTemplateColumns: '44px 64px 44px',
  alignItems: 'center',
  borderRadius: 999,
  backgroundColor: colour.surface,
  boxShadow: `inset 0 0 0 1.5px ${colour.outline}`,
  '&[data-full]': { display: 'grid', width: '100%', gridTemplateColumns: '48px 1fr 48px' },
  '&:has(input:focus-visible)': focusRing,
  [media.belowMd]: {
    '&, &[data-full]': { gridTemplateColumns: '48px minmax(40px, 1fr) 48px' },
    '& .MuiIconButton-root': { width: 48, height: 48 },
  },
});
const Amount = styled('input')({
  width: '100%',
  minWidth: 0,
  height: 40,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontSize: '1.25rem',
  lineHeight: 1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  '&:focus-visible': { outline: 'none' },
});

/** How many servings: one more, one fewer, or a number that is typed. */
export function ServingsStepper({ value, onChange, full = false }: ServingsStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    // "1e3" is a number to a browser.
    const servings = /^\d+$/.test(text) ? Number(text) : NaN;
    if (servings >= 1 && servings <= mostServings) onChange(servings);
  };
  const step = (servings: number) => {
    setTyped(null);
    onChange(servings);
  };
  return (
    <Box role="group" aria-label="servings" {...(full && { 'data-full': '' })}>
      <IconButton aria-label="Fewer servings" disabled={value <= 1} onClick={() => step(value - 1)}>
        <MinusIcon />
      </IconButton>
      <Amount
        type="number"
        inputMode="numeric"
        min={1}
        max={mostServings}
        aria-label="Servings"
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => event.key === 'Enter' && setTyped(null)}
      />
      <IconButton
        aria-label="More servings"
        disabled={value >= mostServings}
        onClick={() => step(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </Box>
  );
}
