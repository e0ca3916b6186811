import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import { serif } from '../../../../shared/theme/typography.data.ts';
import { calories } from './wording.ts';

const Figure = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  '& b': {
    fontFamily: serif,
    fontWeight: 560,
    fontSize: '2.75rem',
    lineHeight: '44px',
    fontVariantNumeric: 'lining-nums',
    letterSpacing: '-.02em',
  },
  '& span': { fontSize: '.9375rem', lineHeight: '20px', color: colour.ink2 },
  '&[data-large]': { [media.belowSm]: { marginTop: 10 } },
  '&[data-large] b': {
    fontSize: '4.5rem',
    lineHeight: '68px',
    [media.belowSm]: { fontSize: '3.75rem', lineHeight: '58px' },
  },
});

interface CaloriesProps {
  value: number | null;
  large?: boolean;
  /** Too little counts: there is more in it. */
  atLeast?: boolean;
  /** Of how much. */
  children: ReactNode;
}

/** Calories as the first figure of an analysis. */
export function Calories({ value, large = false, atLeast = false, children }: CaloriesProps) {
  return (
    <Figure {...(large && { 'data-large': '' })}>
      <b>{value === null ? '–' : calories(value)}</b>
      <span>
        {value === null ? 'calories are not known' : atLeast ? 'calories at least' : 'calories'}
        <br />
        {children}
      </span>
    </Figure>
  );
}
