import { styled } from '@mui/material/styles';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { Slice } from '../../shared/ui/loading/slice.tsx';
import { pigment } from '../../shared/drawing/pigments.data.ts';
import { light } from '../../shared/theme/colours.data.ts';
import { media } from '../../shared/theme/media.ts';
import { serif } from '../../shared/theme/typography.data.ts';
import { typeStyle } from '../../shared/theme/typography.ts';

const narrow = '@media (max-width: 699.95px)';

// A painted wall, in both schemes the same, as pictures are.
const Band = styled('div')({
  backgroundColor: light.cobalt,
  color: light.onCobalt,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 380px',
    gap: 72,
    alignItems: 'center',
    paddingTop: 88,
    paddingBottom: 88,
    [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' },
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 32,
      paddingTop: 56,
      paddingBottom: 56,
    },
  },
  '& h2': {
    ...typeStyle('display'),
    fontSize: '3.875rem',
    lineHeight: '62px',
    letterSpacing: '-.024em',
    [narrow]: { fontSize: '2.625rem', lineHeight: '43px' },
  },
  '& p': {
    marginTop: 20,
    maxWidth: '30em',
    fontFamily: serif,
    fontSize: '1.3125rem',
    lineHeight: '32px',
    color: pigment.milk,
    textWrap: 'pretty',
    [narrow]: { fontSize: '1.125rem', lineHeight: '27px' },
  },
});
const Table = styled('span')({
  width: 380,
  height: 380,
  '& circle': { stroke: light.onCobalt },
  [media.belowLg]: { width: 240, height: 240 },
  [narrow]: { width: 200, height: 200 },
});

/** What Convivio does for a dinner. */
export function Supper() {
  return (
    <Band>
      <PageWidth>
        <section>
          <h2>Eight guests, one vegan, one oven</h2>
          <p>
            Set the date and the diet. Convivio checks every dish against it, scales the menu to
            those who come, and writes one shopping list for all of it.
          </p>
        </section>
        <Table>
          <Slice n={8} rimWidth={1.2} />
        </Table>
      </PageWidth>
    </Band>
  );
}
