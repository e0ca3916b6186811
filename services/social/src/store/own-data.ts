import type { AnyModel } from '@convivio/platform/database';
import { jsonList, type OwnData } from '@convivio/platform/own-data';

/** What is held here about a user: with whom they collaborate. */
export function socialData({ collaborations }: Record<'collaborations', AnyModel>): OwnData {
  return async function* (userId) {
    const own = { $or: [{ ownerId: userId }, { collaboratorId: userId }] };
    yield { path: 'collaborations.json', content: jsonList(records(collaborations, own)) };
  };
}

async function* records(model: AnyModel, filter: object): AsyncGenerator<object> {
  const found = model.find(filter, { outbox: 0, unsent: 0 }).sort({ _id: 1 }).lean().cursor();
  for await (const record of found) yield record as object;
}
