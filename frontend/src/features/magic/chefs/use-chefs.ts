import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { KeepChefSelectionDocument } from '../../../generated/documents/keep-chef-selection.ts';
import { MagicChefsDocument } from '../../../generated/documents/magic-chefs.ts';
import type { ChefSelection_SelectionFragment } from '../../../generated/operations.ts';
import {
  byFirstName,
  isSameList,
  keepChefLists,
  mergedLists,
  readChefLists,
  type Chef,
  type ChefLists,
} from './chef-lists.ts';

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

/** The lists of this device, which meet those of the account once it is read. */
function useChefLists(
  account: ChefSelection_SelectionFragment | undefined,
): [ChefLists, (next: ChefLists) => void] {
  const client = useApolloClient();
  const [lists, setLists] = useState<ChefLists>(readChefLists);
  const version = useRef<number | null>(null);
  const send = useCallback(
    async ({ own, hidden }: ChefLists) => {
      const input = {
        own: own.map(({ name, style, specialty }) => ({ name, style, specialty })),
        hidden: [...hidden],
      };
      try {
        const { data } = await client.mutate({
          mutation: KeepChefSelectionDocument,
          variables: { input, version: version.current },
        });
        version.current = data!.chefSelection.version;
      } catch {
        // The device has it; the account hears of it when the wizard is opened the next time.
      }
    },
    [client],
  );
  const met = useRef(false);
  useEffect(() => {
    if (!account || met.current) return;
    met.current = true;
    version.current = account.version;
    const merged = mergedLists(readChefLists(), account);
    keepChefLists(merged);
    setLists(merged);
    if (!isSameList(merged, account)) void send(merged);
  }, [account, send]);
  const change = (next: ChefLists) => {
    const sorted = { ...next, own: byFirstName(next.own) };
    keepChefLists(sorted);
    setLists(sorted);
    void send(sorted);
  };
  return [lists, change];
}
