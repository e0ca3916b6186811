import { styled } from '@mui/material/styles';
import { media } from '../../shared/theme/media.ts';
import { bar, EmptyTile, Pulse } from '../../shared/ui/loading/skeleton.tsx';
import { PageWidth } from '../../shared/ui/page/page-width.tsx';
import { Rim } from '../../shared/ui/page/rim.tsx';

const Hero = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 448px',
  gap: 56,
  alignItems: 'center',
  padding: '36px 0 40px',
  [media.belowLg]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 36 },
  [media.belowMd]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    gap: 20,
    padding: '0 0 24px',
  },
});
const HeroPicture = styled(EmptyTile)({
  aspectRatio: '7 / 5',
  [media.belowMd]: { aspectRatio: '2 / 1', margin: '0 calc(var(--gutter) * -1)', borderRadius: 0 },
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '372px minmax(0, 1fr) 304px',
  gap: 48,
  [media.belowLg]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
  [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The boxes of a recipe page. */
export function RecipePageSkeleton() {
  return (
    <PageWidth as="main" aria-busy aria-label="Loading...">
      <Hero>
        <div>
          {bar(32, '220px')}
          {bar(56, '84%', 18)}
          {bar(22, '92%', 20)}
          {bar(22, '60%', 10)}
          {bar(46, '70%', 26)}
        </div>
        <HeroPicture>
          <Pulse />
        </HeroPicture>
      </Hero>
      <Columns>
        {[8, 5, 4].map((lines, column) => (
          <div key={column}>
            <Rim />
            {bar(32, '180px', 18)}
            {Array.from({ length: lines }, (_, line) => (
              <div key={line}>
                {bar(column === 1 ? 62 : 24, line % 3 === 1 ? '72%' : '90%', 20)}
              </div>
            ))}
          </div>
        ))}
      </Columns>
    </PageWidth>
  );
}
