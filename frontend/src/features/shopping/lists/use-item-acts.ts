import { useCallback, useState } from 'react';
import { notify } from '../../../shared/toasts/notify.ts';
import type { ListSync } from '../sync/list-sync.ts';
import type { ShownItem } from '../sync/shown-list.ts';
import type { WaitingRemoval } from '../sync/waiting-changes.ts';
import type { WrittenItem } from './item-dialog.tsx';

/** As long as the toast that offers to take it back. */
const UNDO_FOR_MS = 5_500;

/** What is done with the items of a list. All of it shows at once and is sent by and by. */
export function useItemActs(sync: ListSync, listId: string) {
  const { waiting, sender } = sync;
  /** The item that was ticked last, until that is taken back. */
  const [ticked, setTicked] = useState<ShownItem | null>(null);

  const tick = useCallback(
    ({ id: itemId, name }: ShownItem, checked: boolean) => {
      waiting.put({ kind: 'tick', listId, itemId, name, checked });
      sender.flush();
    },
    [waiting, sender, listId],
  );
  const onTick = useCallback(
    (item: ShownItem) => {
      tick(item, !item.checked);
      setTicked(item.checked ? null : item);
    },
    [tick],
  );
  const onUndo = () => {
    if (ticked) tick(ticked, false);
    setTicked(null);
  };
  const onRemove = useCallback(
    ({ id: itemId, name, added }: ShownItem) => {
      const undo = added
        ? takeBack(sync, added)
        : remove(sync, {
            kind: 'remove',
            listId,
            itemId,
            name,
            notBefore: Date.now() + UNDO_FOR_MS,
          });
      notify.success({ title: `Removed ${name}`, action: { label: 'Undo', onClick: undo } });
    },
    [sync, listId],
  );
  const onAdd = (item: WrittenItem) => {
    waiting.put({
      kind: 'add',
      listId,
      key: crypto.randomUUID(),
      name: item.name,
      amount: item.amount || null,
      unit: item.unit || null,
      category: item.category || null,
    });
    sender.flush();
    return true;
  };
  return { ticked, onTick, onUndo, onRemove, onAdd };
}

/**
 * Takes an item off the list, after a while in which that can be taken back; returns how. The server is not told before: an item that is added
 * again there is another one, without the dishes and lines it came from, and a tick that somebody else has waiting would find nothing.
 */
function remove({ waiting, sender }: ListSync, removal: WaitingRemoval): () => void {
  waiting.put(removal);
  sender.flush();
  return () => waiting.drop([removal]);
}

/** Takes back an item that was not sent yet; returns how it comes again. */
function takeBack({ waiting, sender }: ListSync, added: NonNullable<ShownItem['added']>) {
  waiting.drop([added]);
  return () => {
    waiting.put(added);
    sender.flush();
  };
}
