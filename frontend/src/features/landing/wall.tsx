import { styled } from '@mui/material/styles';
import { media } from '../../shared/theme/media.ts';
import { RecipeArt } from '../../kitchen/art/recipe-art.tsx';
import { Tile } from '../../shared/ui/surfaces/tile.tsx';
import { wall } from './wall.data.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 14,
  alignSelf: 'start',
  height: 'calc(900px - var(--header))',
  overflow: 'hidden',
  marginRight: -70,
  '& > div': { display: 'grid', gap: 14, alignContent: 'start' },
  '& > :nth-of-type(odd)': { marginTop: -96 },
  '& > :nth-of-type(even)': { marginTop: -16 },
  [media.belowLg]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    height: 640,
    '& > :nth-of-type(4)': { display: 'none' },
  },
  [media.belowMd]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    height: 560,
    '& > :nth-of-type(3)': { display: 'none' },
  },
  '@media (max-width: 699.95px)': {
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: 10,
    margin: '0 -44px',
    alignSelf: 'auto',
    flex: 'none',
    height: 290,
    '& > :nth-of-type(n + 3)': { display: 'grid' },
    '& > div': { gap: 10 },
    '& > :nth-of-type(odd)': { marginTop: -52 },
    '& > :nth-of-type(even)': { marginTop: -6 },
  },
});

/** A wall of dishes that runs off the edge. */
export function Wall() {
  return (
    <Columns aria-hidden>
      {wall.map((column, at) => (
        <div key={at}>
          {column.map(([title, category]) => (
            <Tile key={title}>
              <RecipeArt title={title} category={category} />
            </Tile>
          ))}
        </div>
      ))}
    </Columns>
  );
}
