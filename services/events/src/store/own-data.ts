import type { AnyModel } from '@convivio/platform/database';
import { jsonDocuments, type OwnData } from '@convivio/platform/own-data';

/** What is held here about a user: dinners and shopping lists. The secrets of the calendar are not told. */
export function plannerData({ events, lists }: Record<'events' | 'lists', AnyModel>): OwnData {
  return async function* (ownerId) {
    const kept = { ownerId, deleted: false };
    yield { path: 'events.json', content: jsonDocuments(events, kept) };
    yield { path: 'shopping-lists.json', content: jsonDocuments(lists, kept) };
  };
}
