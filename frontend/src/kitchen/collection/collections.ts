import { createContext, useContext } from 'react';

/** A collection that the cook works in beside their own, named by its owner. */
export interface Collection {
  ownerId: string;
  /** Of its owner. */
  name: string;
}

export interface Collections {
  /** Those beside the cook's own; undefined until they are known. */
  others: readonly Collection[] | undefined;
  /** Asks anew: one may have ended. */
  refresh: () => void;
}

export const CollectionsContext = createContext<Collections>({
  others: undefined,
  refresh: () => {},
});

export const useCollections = (): Collections => useContext(CollectionsContext);

/** The collection that something of this owner is in; null where it is the cook's own, or none that they work in. */
export const useCollectionOf = (ownerId: string | undefined): Collection | null =>
  useCollections().others?.find((one) => one.ownerId === ownerId) ?? null;

/** "Anna Rossi's" */
export const whose = ({ name }: Collection): string => `${name}'s`;
