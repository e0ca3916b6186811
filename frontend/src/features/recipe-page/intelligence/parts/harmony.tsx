import { styled } from '@mui/material/styles';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import { serif } from '../../../../shared/theme/typography.data.ts';
import { Slice } from '../../../../shared/ui/loading/slice.tsx';
import { listed } from './wording.ts';

const Figures = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  '&[data-large]': { gap: 22, paddingBottom: 18, [media.belowSm]: { gap: 16 } },
  '& b': {
    marginRight: 6,
    fontFamily: serif,
    fontWeight: 560,
    fontSize: '2.75rem',
    lineHeight: '44px',
    fontVariantNumeric: 'lining-nums',
  },
  '& small': { display: 'inline-block', fontSize: '.875rem', color: colour.ink2 },
});
const Words = styled('p')({
  gridColumn: '1 / -1',
  fontSize: '.9375rem',
  lineHeight: '21px',
  color: colour.ink2,
  '[data-large] > div > &': { fontFamily: serif, fontSize: '1.125rem', lineHeight: '26px' },
});

interface HarmonyProps {
  flavour: {
    principalIngredients: readonly string[];
    family: string | null;
    overallHarmony: number | null;
  };
  large?: boolean;
}

/** How well a dish holds together, what leads in it, and the family of tastes that it is of. */
export function Harmony({ flavour, large = false }: HarmonyProps) {
  const { principalIngredients: principal, family, overallHarmony: harmony } = flavour;
  const [first = '', ...others] = principal;
  const words = (
    <Words>
      {principal.length > 0 &&
        `${listed([first, ...others.map((food) => food.toLowerCase())])} ${principal.length === 1 ? 'leads' : 'lead'}. `}
      {family === null ? 'No family of tastes stands out.' : `Family: ${family}.`}
    </Words>
  );
  return (
    <Figures {...(large && { 'data-large': '' })}>
      <Slice
        n={10}
        value={(harmony ?? 0) / 100}
        rest="fill"
        rimWidth={1.3}
        size={large ? 96 : 72}
      />
      <div>
        {harmony === null ? (
          <small>Too little is known to tell the overall harmony</small>
        ) : (
          <>
            <b>{harmony}</b>
            <small>overall harmony, out of 100</small>
          </>
        )}
        {large && words}
      </div>
      {!large && words}
    </Figures>
  );
}
