import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { colour } from '../../shared/theme/colour.ts';
import { CollectionButton } from './collection-button.tsx';
import { useCollections, whose, type Collection } from './collections.ts';
import { useShownCollection } from './shown-collection.ts';

const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  marginBottom: 8,
  color: colour.ink2,
  overflowWrap: 'anywhere',
  // Its word stands below the others where it has a line of its own.
  '& .MuiButton-root': { marginLeft: -14 },
});

const named = (collection: Collection | null) =>
  collection === null ? 'My collection' : `${whose(collection)} collection`;

interface Target {
  /** The owner; null for the cook's own. */
  ownerId: string | null;
  choose: (ownerId: string | null) => void;
  /** What was chosen counts no more. */
  forget: () => void;
}

/** Where something goes that is added: to the collection that the library shows, unless another is chosen. `begun`: where it begins instead. */
export function useCollectionTarget(begun?: string | null): Target {
  const { others = [] } = useCollections();
  const { ownerId: shown } = useShownCollection();
  const [chosen, setChosen] = useState<{ ownerId: string | null } | null>(null);
  const ownerId = chosen ? chosen.ownerId : begun === undefined ? shown : begun;
  return {
    // One that has ended meanwhile takes nothing.
    ownerId: others.some((one) => one.ownerId === ownerId) ? ownerId : null,
    choose: (next) => setChosen({ ownerId: next }),
    forget: () => setChosen(null),
  };
}

/** Says whose what is added will be, and lets it be another's. Nothing for who works in no other collection. */
export function CollectionTarget({ target }: { target: Target }) {
  const { others = [] } = useCollections();
  if (others.length === 0) return null;
  const chosen = others.find(({ ownerId }) => ownerId === target.ownerId);
  return (
    <Line>
      <span>
        Will be added to{' '}
        {chosen ? (
          <>
            <bdi>{whose(chosen)}</bdi> collection
          </>
        ) : (
          'my collection'
        )}
      </span>
      <CollectionButton
        label="Collection"
        words="Change"
        others={others}
        value={target.ownerId}
        onChange={target.choose}
        named={named}
      />
    </Line>
  );
}
