import { isDuplicateKey } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { DinnerEvent } from '../domain/event/event.ts';
import type { EventStore } from '../domain/event/event-store.ts';
import type { EventModel } from './event-model.ts';

interface EventDocument extends Omit<DinnerEvent, 'id'> {
  _id: number;
  deleted: boolean;
  deletedAt?: Date;
  idempotency?: string;
  outbox?: unknown;
  unsent?: unknown;
}

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
    async page(ownerId, first, after) {
      const own = { ownerId, deleted: false };
      const behind = after && {
        $or: [
          { createdAt: { $lt: after.createdAt } },
          { createdAt: after.createdAt, _id: { $lt: after.id } },
        ],
      };
      const [found, totalCount] = await Promise.all([
        documents
          .find<EventDocument>({ ...own, ...behind } as never)
          .sort({ createdAt: -1, _id: -1 })
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
    async insert({ id, ...fields }, announced, key) {
      try {
        await documents.insertOne({
          _id: id as never,
          ...fields,
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
    async replace(before, { id: _id, ...fields }, announced) {
      return write(before, fields, announced);
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
    deleted: _deleted,
    deletedAt: _deletedAt,
    idempotency: _key,
    outbox: _outbox,
    unsent: _unsent,
    ...fields
  } = document;
  return { ...fields, id: _id };
}
