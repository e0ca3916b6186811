import type { Cook } from '../event/policy.ts';
import { listMessage } from './change-list.ts';
import { allowList, listNotFound } from './list-policy.ts';
import type { ListStore } from './list-store.ts';

/** Deletes a list of the cook's own, whatever becomes of it at the same moment. */
export async function deleteList(
  store: ListStore,
  cook: Cook,
  id: number,
  now: Date,
): Promise<void> {
  const list = await allowList(cook, 'delete', await store.find(id));
  if (!(await store.remove(list, now, [listMessage('shopping-list.deleted', cook.id, list)])))
    throw listNotFound();
}
