import { styled } from '@mui/material/styles';
import { CollectionButton } from '../../../kitchen/collection/collection-button.tsx';
import { useCollections, whose, type Collection } from '../../../kitchen/collection/collections.ts';
import { media } from '../../../shared/theme/media.ts';

const Bar = styled('div')({
  margin: '20px 0 -20px -14px',
  [media.belowSm]: { margin: '10px 0 -10px -14px' },
});

const named = (collection: Collection | null) =>
  collection === null ? 'My recipes' : `${whose(collection)} recipes`;

export interface CollectionSwitchProps {
  /** The owner of the collection that is shown; null for the cook's own. */
  collection: string | null;
  onCollection: (ownerId: string | null) => void;
}

/** Whose recipes the library shows. Nothing for who works in no other collection. */
export function CollectionSwitch({ collection, onCollection }: CollectionSwitchProps) {
  const { others = [] } = useCollections();
  if (others.length === 0) return null;
  return (
    <Bar>
      <CollectionButton
        label="Collection"
        others={others}
        value={collection}
        onChange={onCollection}
        named={named}
      />
    </Bar>
  );
}
