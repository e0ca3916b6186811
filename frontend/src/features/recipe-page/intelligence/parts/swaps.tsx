import { styled } from '@mui/material/styles';
import type { RecipeSustainabilityQuery } from '../../../../generated/operations.ts';
import { bandOf } from '../../../../kitchen/recipe-card/impact-bands.ts';
import { colour } from '../../../../shared/theme/colour.ts';
import { media } from '../../../../shared/theme/media.ts';
import { serif } from '../../../../shared/theme/typography.data.ts';
import { Slice } from '../../../../shared/ui/loading/slice.tsx';
import { Rows } from './rows.ts';

type Swap = NonNullable<
  RecipeSustainabilityQuery['recipe']['sustainability']
>['recommendations'][number];

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'center',
  '& b': { fontWeight: 550 },
  [media.belowSm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > svg': { display: 'none' } },
});
const To = styled('span')({
  fontFamily: serif,
  fontWeight: 560,
  fontSize: '1.375rem',
  lineHeight: '26px',
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  '& i': { fontStyle: 'normal', color: colour.ink3 },
});

/** What could be changed, and the score after it. */
export function Swaps({ score, swaps }: { score: number; swaps: readonly Swap[] }) {
  return (
    <Rows>
      {swaps.map(({ ingredient, suggestion, scoreAfter }) => {
        const { colour: fill, name } = bandOf(scoreAfter);
        return (
          <Row key={suggestion}>
            <Slice
              n={10}
              value={scoreAfter / 100}
              colour={fill}
              rest="fill"
              rim={fill}
              rimWidth={1.4}
              size={44}
            />
            <div>
              <b>{suggestion}</b>
              <small>In place of {ingredient}</small>
            </div>
            <To role="img" aria-label={`The score goes from ${score} to ${scoreAfter}, ${name}`}>
              <i>{score} to</i> {scoreAfter}
            </To>
          </Row>
        );
      })}
    </Rows>
  );
}
