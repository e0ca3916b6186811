import { styled } from '@mui/material/styles';
import { colour } from '../../shared/theme/colour.ts';
import { bar, EmptyTile, Pulse } from '../../shared/ui/loading/skeleton.tsx';

/** The boxes of a recipe card before it is known. */
export function CardSkeleton() {
  return (
    <div aria-hidden>
      <EmptyTile>
        <Pulse />
      </EmptyTile>
      {bar(18, '86%', 16)}
      {bar(14, '52%', 10)}
    </div>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: 20,
  alignItems: 'center',
  padding: '12px 0',
  borderBottom: `1px solid ${colour.line}`,
});

/** The boxes of a list row. */
export function RowSkeleton() {
  return (
    <Row aria-hidden>
      <EmptyTile>
        <Pulse />
      </EmptyTile>
      <div>
        {bar(18, '40%')}
        {bar(14, '64%', 10)}
      </div>
    </Row>
  );
}
