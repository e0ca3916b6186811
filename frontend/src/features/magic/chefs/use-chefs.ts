import { useQuery } from '@apollo/client/react';
import { byFirstName } from '@convivio/contracts/chef-cards';
import { useMemo } from 'react';
import { MagicChefsDocument } from '../../../generated/documents/magic-chefs.ts';
import type { Chef } from './chef-lists.ts';
import { useChefLists } from './use-chef-lists.ts';

/** The chefs to choose from, and the lists that say which; changes are kept on the device and follow the cook by the account. */
export function useChefs(open: boolean) {
  const { data, error, refetch } = useQuery(MagicChefsDocument, {
    skip: !open,
    fetchPolicy: 'cache-and-network',
  });
  const [lists, change] = useChefLists(data?.chefSelection);
  const presets = useMemo(() => data?.presetChefs ?? [], [data]);
  const shown = useMemo<Chef[]>(
    () =>
      byFirstName([...presets.filter(({ name }) => !lists.hidden.includes(name)), ...lists.own]),
    [presets, lists],
  );
  return {
    /** Undefined until they are known. */
    chefs: data ? shown : undefined,
    presets,
    lists,
    change,
    /** Why the presets could not be read. */
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  };
}

export type Chefs = ReturnType<typeof useChefs>;
