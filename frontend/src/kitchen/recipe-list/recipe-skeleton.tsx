import { styled } from '@mui/material/styles';
import { Words } from '../recipe-card/recipe-card.tsx';
import { rowHeight } from '../recipe-card/recipe-row.tsx';
import { CardSkeleton, RowSkeleton } from '../recipe-card/card-skeletons.tsx';
import type { ViewMode } from './use-view-mode.ts';

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
