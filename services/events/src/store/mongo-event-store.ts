import type { Relay } from '@convivio/platform/outbox';
import type { DinnerEvent } from '../domain/event/event.ts';
import { dateKey, keyIn } from '../domain/event/event-order.ts';
import type { EventStore } from '../domain/event/event-store.ts';
import type { EventModel } from './event-model.ts';
import { announcedWrites, byKey, keptIn, ofOwners, type Kept } from './kept-documents.ts';

interface EventDocument extends Omit<DinnerEvent, 'id'>, Kept {
  dateKey: number;
  madeKey: number;
}

const ORDERS = {
  any: { key: 'madeKey', direction: -1 },
  ahead: { key: 'dateKey', direction: 1 },
  past: { key: 'dateKey', direction: -1 },
} as const;

export function mongoEventStore(model: EventModel, relay: Relay): EventStore {
  const documents = model.collection;
  const findOne = async (filter: object) => {
    const document = await documents.findOne<EventDocument>({ ...filter, deleted: false });
    return document && eventOf(document);
  };
  return {
    find: (id) => findOne({ _id: id }),
    async findByKey(key) {
      const found = await documents.findOne<EventDocument>(byKey(key));
      return found && (found.deleted ? 'deleted' : eventOf(found));
    },
    count: (ownerId) => documents.countDocuments({ ownerId, deleted: false }),
    async page(ownerIds, { when, over, first, after }) {
      const { key, direction } = ORDERS[when];
      const own = {
        ...ofOwners(ownerIds),
        deleted: false,
        ...(when === 'ahead' && { dateKey: { $gte: over.getTime() } }),
        ...(when === 'past' && { dateKey: { $lt: over.getTime() } }),
      };
      const further = direction === 1 ? '$gt' : '$lt';
      const behind = after && {
        $or: [
          { [key]: { [further]: after.key } },
          { [key]: after.key, _id: { [further]: after.id } },
        ],
      };
      const [found, totalCount] = await Promise.all([
        documents
          .find<EventDocument>({ ...own, ...behind } as never)
          .sort({ [key]: direction, _id: direction })
          .limit(first + 1)
          .toArray(),
        documents.countDocuments(own as never),
      ]);
      return {
        events: found.slice(0, first).map(eventOf),
        totalCount,
        hasNextPage: found.length > first,
      };
    },
    async withRecipe(recipeId, after, most) {
      const found = await documents
        .find<EventDocument>({
          'menu.recipe.id': recipeId,
          _id: { $gt: after },
          deleted: false,
        } as never)
        .sort({ _id: 1 })
        .limit(most)
        .toArray();
      return found.map(eventOf);
    },
    ...writing(model, relay),
  };
}

const keysOf = (event: DinnerEvent) => ({
  dateKey: dateKey(event),
  madeKey: keyIn('any', event),
});

function writing(
  model: EventModel,
  relay: Relay,
): Pick<EventStore, 'insert' | 'replace' | 'remove'> {
  const { insert, update } = announcedWrites(model, relay);
  const asItWas = ({ id: _id, version }: DinnerEvent) => ({ _id, version });
  return {
    insert: (event, announced, key) => insert({ ...event, ...keysOf(event) }, announced, key),
    replace(before, { id: _id, ...after }, announced) {
      return update(asItWas(before), { ...after, dateKey: dateKey(after) }, announced);
    },
    remove: (event, now, announced) =>
      update(asItWas(event), { deleted: true, deletedAt: now }, announced),
  };
}

function eventOf(document: EventDocument): DinnerEvent {
  const { dateKey: _date, madeKey: _made, ...event } = keptIn(document);
  // Dinners of before dishes had keys.
  return { ...event, dishKeys: event.dishKeys ?? [] };
}
