import type { AnyModel } from '@convivio/platform/database';
import { jsonList, type OwnData } from '@convivio/platform/own-data';

/** What is held here about a user: dinners and shopping lists. The secrets of the calendar are not told. */
export function plannerData({ events, lists }: Record<'events' | 'lists', AnyModel>): OwnData {
  return async function* (userId) {
    yield { path: 'events.json', content: jsonList(recordsOf(events, userId)) };
    yield { path: 'shopping-lists.json', content: jsonList(recordsOf(lists, userId)) };
  };
}

async function* recordsOf(model: AnyModel, ownerId: string): AsyncGenerator<object> {
  const found = model
    .find({ ownerId, deleted: false }, { outbox: 0, unsent: 0, idempotency: 0 })
    .sort({ _id: 1 })
    .lean()
    .cursor();
  for await (const record of found) yield record as object;
}
