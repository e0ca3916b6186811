import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { colour } from '../theme/colour.ts';
import { media } from '../theme/media.ts';
import { MinusIcon, PlusIcon } from './icons/icons.ts';

export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** What is counted, in the plural: "servings". */
  noun: string;
  /** Takes the whole width. */
  full?: boolean;
}

const Box = styled('div')({
  display: 'inline-grid', gridTemplateColumns: '44px minmax(64px, auto) 44px', alignItems: 'center', borderRadius: 999, boxShadow: `inset 0 0 0 1.5px ${colour.outline}`,
  '&[data-full]': { display: 'grid', width: '100%', gridTemplateColumns: '48px 1fr 48px' },
  [media.belowSm]: { gridTemplateColumns: '48px minmax(34px, auto) 48px' },
});

const Number = styled('output')({ textAlign: 'center', fontSize: '1.25rem', lineHeight: 1, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

/** A number that is changed one at a time. */
export function Stepper({ value, onChange, min = 1, max = Infinity, noun, full = false }: StepperProps) {
  return (
    <Box role="group" aria-label={noun} {...(full && { 'data-full': '' })}>
      <IconButton aria-label={`Fewer ${noun}`} disabled={value <= min} onClick={() => onChange(value - 1)}><MinusIcon /></IconButton>
      <Number>{value}</Number>
      <IconButton aria-label={`More ${noun}`} disabled={value >= max} onClick={() => onChange(value + 1)}><PlusIcon /></IconButton>
    </Box>
  );
}
