import { useApolloClient } from '@apollo/client/react';
import { byFirstName } from '@convivio/contracts/chef-cards';
import { useCallback, useEffect, useRef, useState } from 'react';
import { KeepChefSelectionDocument } from '../../../generated/documents/keep-chef-selection.ts';
import type { ChefSelection_SelectionFragment } from '../../../generated/operations.ts';
import { hasCode } from '../../../shared/api/error-kinds.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import {
  isSameList,
  keepChefLists,
  keepVersion,
  readChefLists,
  readVersion,
  type ChefLists,
} from './chef-lists.ts';

/** What becomes of the lists, as they are then. */
type Change = (lists: ChefLists) => ChefLists;

const sorted = ({ own, hidden }: ChefLists): ChefLists => ({ own: byFirstName(own), hidden });

/**
 * The lists of this device, which meet those of the account once it is read. The device keeps which version its lists were made from, so that the
 * account can tell what was taken away here from what another device has added.
 */
export function useChefLists(
  account: ChefSelection_SelectionFragment | undefined,
): [ChefLists, (change: Change) => void] {
  const { user } = useSession();
  const cookId = user?.id ?? '';
  const [lists, setLists] = useState<ChefLists>(() => sorted(readChefLists()));
  const show = useCallback((next: ChefLists) => {
    const inOrder = sorted(next);
    keepChefLists(inOrder);
    setLists(inOrder);
  }, []);
  const [meet, add] = useAccount(cookId, show);
  useEffect(() => {
    if (account) meet(account);
  }, [account, meet]);
  const change = (by: Change) => {
    show(by(readChefLists()));
    add(by);
  };
  return [lists, change];
}

/** Sends the lists of this device to the account, one after the other; what is changed meanwhile is made of its answer. */
function useAccount(cookId: string, show: (lists: ChefLists) => void) {
  const client = useApolloClient();
  const waiting = useRef<Change[]>([]);
  const busy = useRef(false);

  const send = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      do {
        const sent = waiting.current.length;
        const { data } = await client.mutate({
          mutation: KeepChefSelectionDocument,
          variables: { input: inputOf(readChefLists()), version: readVersion(cookId) },
        });
        waiting.current.splice(0, sent);
        const { own, hidden, version } = data!.chefSelection;
        show(waiting.current.reduce<ChefLists>((made, change) => change(made), { own, hidden }));
        keepVersion(cookId, version);
      } while (waiting.current.length > 0);
    } catch (error) {
      waiting.current = [];
      // Where nobody answers the device has it, and the account hears of it when the wizard is opened the next time.
      if (hasCode(error, 'CHEFS_INVALID'))
        notify.error({
          title: 'Your chefs stay on this device',
          text: sentenceOf(error, 'They cannot be kept with your account.'),
        });
    } finally {
      busy.current = false;
    }
  }, [client, cookId, show]);

  const meet = useCallback(
    (account: ChefSelection_SelectionFragment) => {
      if (busy.current) return;
      // An answer from before the lists met the account says nothing of it.
      if (account.version < readVersion(cookId) || !isSameList(readChefLists(), account))
        return void send();
      keepVersion(cookId, account.version);
    },
    [cookId, send],
  );
  const add = useCallback(
    (change: Change) => {
      if (busy.current) waiting.current.push(change);
      else void send();
    },
    [send],
  );
  return [meet, add] as const;
}

const inputOf = ({ own, hidden }: ChefLists) => ({
  own: own.map(({ name, style, specialty }) => ({ name, style, specialty })),
  hidden: [...hidden],
});
