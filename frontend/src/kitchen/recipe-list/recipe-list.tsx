import { styled } from '@mui/material/styles';
import { media } from '../../shared/theme/media.ts';
import { CardSkeleton, RowSkeleton } from '../recipe-card/skeletons.tsx';
import { Words } from '../recipe-card/recipe-card.tsx';
import { rowHeight } from '../recipe-card/recipe-row.tsx';
import type { ViewMode } from './use-view-mode.ts';

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
export const listOf = { card: Grid, list: Lines } as const;

const CardBoxes = styled('div')({
  position: 'relative',
  '& > div:last-of-type': { position: 'absolute', inset: 0 },
});
const Square = styled('div')({ aspectRatio: '1' });
const RowBoxes = styled('div')({ height: rowHeight, overflow: 'hidden' });

/** A recipe's boxes, exactly as tall as the recipe will be. */
export function RecipeSkeleton({ viewMode }: { viewMode: ViewMode }) {
  if (viewMode === 'list')
    return (
      <RowBoxes>
        <RowSkeleton />
      </RowBoxes>
    );
  return (
    <CardBoxes>
      <Square />
      <Words />
      <div>
        <CardSkeleton />
      </div>
    </CardBoxes>
  );
}
