import { styled } from '@mui/material/styles';
import { media } from '../../shared/theme/media.ts';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  columnGap: 'var(--gap)',
  rowGap: 36,
  [media.belowLg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.belowMd]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.belowSm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 26 },
});
const Lines = styled('ul')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The list element of each display. */
export const listElements = { card: Grid, list: Lines } as const;
