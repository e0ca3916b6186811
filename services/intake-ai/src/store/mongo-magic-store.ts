import { announce, type Announcement } from '@convivio/contracts/announcement';
import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { announcerOfLost } from '@convivio/platform/lost-work';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import { KEPT_MS } from '../domain/magic/magic-limits.data.ts';
import type { MagicRequest } from '../domain/magic/request/magic-request.ts';
import type { MagicStore } from '../domain/magic/request/magic-store.ts';
import { wishDigest } from '../domain/magic/wish/wish.ts';

type MagicDocument = Omit<MagicRequest, 'id'> & { _id: number };

const visible = {
  outbox: 0,
  unsent: 0,
  idempotency: 0,
  place: 0,
  wishDigest: 0,
  touchedAt: 0,
  expiresAt: 0,
};
const unended = { stage: { $in: ['queued', 'generating'] } };
const after = { returnDocument: 'after', projection: visible } as const;

/** Requests of magic recipes in MongoDB. */
export function mongoMagicStore(model: AnyModel, relay: Relay): MagicStore {
  /** One write that ends a request and appends what is announced. */
  async function end(id: number, ended: object, announcements: Announcement[]): Promise<void> {
    const { $push, $set } = appendToOutbox(announcements);
    await model.updateOne(
      { _id: id, ...unended },
      { $set: { ...ended, ...$set }, $push, $unset: { place: true } },
    );
    relay.nudge();
  }

  return {
    async find(id) {
      return requestOf(await model.findById(id, visible).lean<MagicDocument>());
    },
    madeWith: (ownerId, key) => madeWith(model, ownerId, key),
    countUnended: (ownerId) => model.countDocuments({ ownerId, ...unended }),
    insert: inserter(model, relay),
    async begin(id) {
      return requestOf(
        await model
          .findOneAndUpdate(
            { _id: id, ...unended },
            { $set: { stage: 'generating', touchedAt: new Date() } },
            after,
          )
          .lean<MagicDocument>(),
      );
    },
    async titlesOffered({ ownerId, wish }, since, most) {
      const found = await model
        .find(
          { ownerId, wishDigest: wishDigest(wish), createdAt: { $gte: since }, stage: 'success' },
          { 'recipe.title': 1 },
        )
        .sort({ createdAt: -1 })
        .limit(most)
        .lean<Pick<MagicDocument, 'recipe'>[]>();
      return found.flatMap(({ recipe }) => recipe?.title ?? []);
    },
    succeed: (id, recipe, announcements) => end(id, { stage: 'success', recipe }, announcements),
    fail: (id, failure, announcements) => end(id, { stage: 'error', failure }, announcements),
    announceAgain: announcerOfLost<MagicDocument>(
      model,
      relay,
      unended,
      ({ _id: requestId, ownerId }) => announce('magic.requested', ownerId, { requestId, ownerId }),
    ),
  };
}

/** Each request takes a place of its cook, whose unique index holds how many there are, whoever asks at the same moment. */
function inserter(model: AnyModel, relay: Relay): MagicStore['insert'] {
  return async ({ id, ...fields }, key, mostAtOnce, announcements) => {
    const { ownerId, createdAt, wish } = fields;
    const document = {
      _id: id,
      ...fields,
      wishDigest: wishDigest(wish),
      expiresAt: new Date(createdAt.getTime() + KEPT_MS),
      ...(key !== null && { idempotency: idempotencyOf(ownerId, key) }),
      ...firstOutbox(announcements),
    };
    for (let place = 0; place < mostAtOnce; place++) {
      try {
        await model.create({ ...document, place: `${ownerId}:${place}` });
        relay.nudge();
        return { id, ...fields };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      // Either the place is taken, or the same request was faster.
      const made = key === null ? null : await madeWith(model, ownerId, key);
      if (made) return made;
    }
    return null;
  };
}

const madeWith = async (model: AnyModel, ownerId: string, key: string) =>
  requestOf(
    await model
      .findOne({ idempotency: idempotencyOf(ownerId, key) }, visible)
      .lean<MagicDocument>(),
  );

function requestOf(document: MagicDocument | null): MagicRequest | null {
  if (!document) return null;
  const { _id: id, ...fields } = document;
  return { id, ...fields };
}

const idempotencyOf = (ownerId: string, key: string) => `${ownerId}:${key}`;
