import { styled } from '@mui/material/styles';
import { colour } from '../../shared/theme/colour.ts';
import { useCollectionOf, whose } from './collections.ts';

const Line = styled('span')({
  display: 'block',
  fontSize: '.875rem',
  lineHeight: '20px',
  color: colour.ink2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** "Anna Rossi's recipe": whose something is, where it is of a collection of another. */
export function OwnerLine({ ownerId, what }: { ownerId: string; what: string }) {
  const collection = useCollectionOf(ownerId);
  return (
    collection && (
      <Line data-owner="">
        <bdi>{whose(collection)}</bdi> {what}
      </Line>
    )
  );
}
