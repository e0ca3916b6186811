import type { ApolloClient } from '@apollo/client';
import { UpdateShoppingItemDocument } from '../../../generated/documents/update-shopping-item.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import type { ListSync } from '../sync/list-sync.ts';
import type { ShownItem } from '../sync/shown-list.ts';
import type { WrittenItem } from './item-dialog.tsx';

/** Keeps what was changed of an item; resolves with whether that went well, and says where it did not. */
export async function editItem(
  client: ApolloClient,
  sync: ListSync,
  { listId, item, written }: { listId: string; item: ShownItem; written: WrittenItem },
): Promise<boolean> {
  const before: WrittenItem = {
    name: item.name,
    amount: item.amount ?? '',
    unit: item.unit ?? '',
    category: item.category,
  };
  const input = Object.fromEntries(
    Object.entries(written).filter(([part, text]) => text !== before[part as keyof WrittenItem]),
  );
  if (Object.keys(input).length === 0) return true;
  try {
    const { data } = await client.mutate({
      mutation: UpdateShoppingItemDocument,
      variables: { listId, itemId: item.id, input },
      fetchPolicy: 'no-cache',
    });
    sync.lists.accept(data!.updateShoppingItem);
    return true;
  } catch (failure) {
    notify.error({
      title: 'Failed to update item',
      text: sentenceOf(failure, 'Try again in a moment.'),
    });
    return false;
  }
}
