import { isDuplicateKey } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { DinnerEvent } from '../domain/event/event.ts';
import { dateKey, keyIn } from '../domain/event/event-order.ts';
import type { EventStore } from '../domain/event/event-store.ts';
import type { EventModel } from './event-model.ts';

interface EventDocument extends Omit<DinnerEvent, 'id'> {
  _id: number;
  dateKey: number;
  madeKey: number;
  deleted: boolean;
  deletedAt?: Date;
  idempotency?: string;
  outbox?: unknown;
  unsent?: unknown;
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
    async findByKey(ownerId, key) {
      const found = await documents.findOne<EventDocument>({ idempotency: `${ownerId}:${key}` });
      return found && (found.deleted ? 'deleted' : eventOf(found));
    },
    count: (ownerId) => documents.countDocuments({ ownerId, deleted: false }),
    async page(ownerId, { when, over, first, after }) {
      const { key, direction } = ORDERS[when];
      const own = {
        ownerId,
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
        documents.countDocuments(own),
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

function writing(
  model: EventModel,
  relay: Relay,
): Pick<EventStore, 'insert' | 'replace' | 'remove'> {
  const documents = model.collection;
  return {
    async insert(event, announced, key) {
      const { id, ...fields } = event;
      try {
        await documents.insertOne({
          _id: id as never,
          ...fields,
          dateKey: dateKey(event),
          madeKey: keyIn('any', event),
          deleted: false,
          ...(key !== null && { idempotency: `${fields.ownerId}:${key}` }),
          ...firstOutbox(announced),
        });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      relay.nudge();
      return true;
    },
    async replace(before, after, announced) {
      const { id: _id, ...fields } = after;
      return write(before, { ...fields, dateKey: dateKey(after) }, announced);
    },
    remove: (event, now, announced) => write(event, { deleted: true, deletedAt: now }, announced),
  };

  async function write(
    { id, version }: DinnerEvent,
    fields: object,
    announced: Parameters<EventStore['replace']>[2],
  ): Promise<boolean> {
    const { $push, $set } = appendToOutbox(announced);
    const { matchedCount } = await documents.updateOne(
      { _id: id as never, version, deleted: false },
      { $set: { ...fields, ...$set }, $push: $push as never },
    );
    if (matchedCount > 0) relay.nudge();
    return matchedCount > 0;
  }
}

function eventOf(document: EventDocument): DinnerEvent {
  const {
    _id,
    dateKey: _date,
    madeKey: _made,
    deleted: _deleted,
    deletedAt: _deletedAt,
    idempotency: _key,
    outbox: _outbox,
    unsent: _unsent,
    ...fields
  } = document;
  // Dinners of before dishes had keys.
  return { ...fields, dishKeys: fields.dishKeys ?? [], id: _id };
}
