import { useQuery } from '@apollo/client/react';
import { CollectionDocument } from '../../generated/documents/collection.ts';
import type { CollectionQuery } from '../../generated/operations.ts';
import { useCollectionsChange } from '../../kitchen/collection/use-collections-change.ts';
import { useLive } from '../../shared/api/use-live.ts';

export interface ShownCollection {
  /** Null where there is no such cook. */
  owner: CollectionQuery['person'];
  collection: CollectionQuery['collection'];
}

/** A cook's collection as far as it was read, the first page anew whenever it may have changed. */
export function useCollection(userId: string) {
  const { data, error, refetch, fetchMore } = useQuery(CollectionDocument, {
    variables: { userId, after: null },
    fetchPolicy: 'no-cache',
  });
  const refresh = () => void refetch().catch(() => {});
  useLive('recipes.changed', refresh);
  useCollectionsChange(refresh);
  useLive('reconnected', refresh);

  const page = data?.collection.recipes.pageInfo;
  const readMore = (after: string | null) =>
    fetchMore({
      variables: { userId, after },
      updateQuery: (before, { fetchMoreResult: further }) => ({
        ...further,
        collection: {
          ...further.collection,
          recipes: {
            ...further.collection.recipes,
            nodes: joined(before.collection.recipes.nodes, further.collection.recipes.nodes),
          },
        },
      }),
    }).catch(() => {});
  return {
    shown: data ? ({ owner: data.person, collection: data.collection } as ShownCollection) : null,
    error,
    refresh,
    more: page?.hasNextPage ? () => void readMore(page.endCursor) : null,
  };
}

type Nodes = CollectionQuery['collection']['recipes']['nodes'];

/** A page behind those before; what has moved meanwhile is there once. */
function joined(before: Nodes, page: Nodes): Nodes {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...page.filter(({ id }) => !known.has(id))];
}
