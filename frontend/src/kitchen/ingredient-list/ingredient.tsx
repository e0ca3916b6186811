import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { ShownIngredient } from '@convivio/culinary/show';
import { focusRing } from '../../shared/theme/base-styles.ts';
import { colour } from '../../shared/theme/colour.ts';
import { media } from '../../shared/theme/media.ts';
import { duration, easing } from '../../shared/theme/motion.ts';
import { typeStyle } from '../../shared/theme/typography.ts';
import { across } from './columns.ts';
import { Numbers } from './number-text.tsx';
import { withFractions } from './with-fractions.tsx';

const strike = `${duration.base}ms ${easing}`;
const Line = styled('label')({
  ...across,
  position: 'relative',
  alignItems: 'baseline',
  minHeight: 44,
  padding: '9px 0',
  borderTop: `1px solid ${colour.line}`,
  cursor: 'pointer',
  ...typeStyle('ingredient'),
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { ...focusRing, outlineOffset: -1, borderRadius: 4 },
  '& b, & i, & span': { transition: `color ${strike}, text-decoration-color ${strike}` },
  '& b': {
    fontWeight: 650,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '& i': { fontStyle: 'normal', color: colour.ink2 },
  '& small': {
    fontSize: '.84375rem',
    lineHeight: '18px',
    color: colour.iron,
    whiteSpace: 'nowrap',
  },
  '& [data-words]': { overflowWrap: 'anywhere', textDecoration: 'line-through 1.5px transparent' },
  '@media screen': {
    '&:has(:checked), &:has(:checked) *': { color: colour.ink3, fontWeight: 400 },
    '&:has(:checked) [data-words]': { textDecorationColor: 'currentColor' },
  },
  [media.belowSm]: { minHeight: 48, padding: '10px 0' },
  [media.print]: {
    display: 'grid',
    // A measure of two words may break between them, and its column is as wide as the longer.
    gridTemplateColumns:
      'max(9.5mm, var(--amounts, 0mm)) minmax(max(9mm, var(--units, 0mm)), min-content) minmax(0, 1fr)',
    columnGap: '1.5mm',
    breakInside: 'avoid',
    minHeight: 0,
    '& b': { whiteSpace: 'normal' },
    padding: '1.25mm 0',
    fontSize: '10.5pt',
    lineHeight: 1.35,
    borderTopColor: '#ccc',
    '[data-dense] &': {
      gridTemplateColumns:
        'max(8.5mm, var(--amounts, 0mm)) minmax(max(7mm, var(--units, 0mm)), min-content) minmax(0, 1fr)',
      padding: '.5mm 0',
      fontSize: '9.5pt',
      lineHeight: 1.25,
    },
  },
});

interface IngredientProps {
  shown: ShownIngredient;
  index: number;
  struck: boolean;
  onStrike: (index: number) => void;
}

/** One line. A long list is not drawn anew for one of them. */
export const Ingredient = memo(function Ingredient({
  shown: { about, amount, unit, text, computed, unscaled },
  index,
  struck,
  onStrike,
}: IngredientProps) {
  return (
    <Line>
      <input type="checkbox" checked={struck} onChange={() => onStrike(index)} />
      <b>
        {computed && <span title="Computed">~</span>}
        {about && <span>{about} </span>}
        <Numbers numbers={amount} />
      </b>
      <i>{unit}</i>
      <span>
        <span dir="auto" data-words="">
          {' '}
          {withFractions(text)}
        </span>
        {unscaled && <small> not scaled</small>}
      </span>
    </Line>
  );
});
