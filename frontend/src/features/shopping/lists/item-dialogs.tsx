import { useApolloClient } from '@apollo/client/react';
import type { ListSync } from '../sync/list-sync.ts';
import type { ShownItem, ShownList } from '../sync/shown-list.ts';
import { editItem } from './edit-item.ts';
import { ItemDialog, type WrittenItem } from './item-dialog.tsx';

/** The item that is asked about: one that is changed, a new one, or none. */
export type AskedItem = ShownItem | 'new' | null;

interface ItemDialogsProps {
  list: ShownList;
  sync: ListSync;
  asked: AskedItem;
  onClose: () => void;
  onAdd: (written: WrittenItem) => boolean;
}

const blank: WrittenItem = { name: '', amount: '', unit: '', category: '' };

const writtenOf = ({ name, amount, unit, category }: ShownItem): WrittenItem => ({
  name,
  amount: amount ?? '',
  unit: unit ?? '',
  category,
});

/** Where an item is added or changed. */
export function ItemDialogs({ list, sync, asked, onClose, onAdd }: ItemDialogsProps) {
  const client = useApolloClient();
  const item = asked === 'new' ? null : asked;
  const aisles = list.aisles.map(({ name }) => name);
  return (
    <>
      <ItemDialog
        open={asked === 'new'}
        onClose={onClose}
        title="Add Item"
        item={blank}
        aisles={aisles}
        submit="Add"
        again
        onSubmit={onAdd}
      />
      <ItemDialog
        open={item !== null}
        onClose={onClose}
        title="Edit Item"
        item={item ? writtenOf(item) : blank}
        aisles={aisles}
        submit="Save"
        onSubmit={async (written) =>
          item !== null && editItem(client, sync, { listId: list.id, item, written })
        }
      />
    </>
  );
}
