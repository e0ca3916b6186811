import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { Invitation, InvitationStatus } from '../domain/invitation/invitation.ts';
import type { InvitationQuery, InvitationStore } from '../domain/invitation/invitation-store.ts';

type InvitationDocument = Omit<Invitation, 'id'> & { _id: number };

export function mongoInvitationStore(model: AnyModel, relay: Relay): InvitationStore {
  const findOne = async (filter: object): Promise<Invitation | null> => {
    const document = await model.findOne(filter).lean<InvitationDocument>();
    return document && invitationOf(document);
  };
  return {
    find: (id) => findOne({ _id: id }),
    findByCode: (codeHash) => findOne({ codeHash }),
    findByKey: (ownerId, key) => findOne({ idempotency: `${ownerId}:${key}` }),
    async list({ first, after, ...query }) {
      const documents = await model
        .find({ ...matching(query), ...(after !== null && { _id: { $lt: after } }) })
        .sort({ _id: -1 })
        .limit(first + 1)
        .lean<InvitationDocument[]>();
      return documents.map(invitationOf);
    },
    count: (query) => model.countDocuments(matching(query)),
    countOpen: (ownerId, now) => model.countDocuments({ ownerId, ...openNow(now) }),
    countSince: (ownerId, since) => model.countDocuments({ ownerId, createdAt: { $gt: since } }),
    ...writing(model, relay),
  };
}

function writing(
  model: AnyModel,
  relay: Relay,
): Pick<InvitationStore, 'insert' | 'use' | 'revoke' | 'noteSent' | 'removeExpired' | 'erase'> {
  /** Writes where the filter still holds, with what is announced of it. */
  const update: (
    filter: object,
    fields: object,
    announcements: Parameters<typeof appendToOutbox>[0],
  ) => Promise<boolean> = async (filter, fields, announcements) => {
    const { $push, $set } = appendToOutbox(announcements);
    const { modifiedCount } = await model.updateOne(filter, {
      $set: { ...fields, ...$set },
      $push,
    });
    relay.nudge();
    return modifiedCount === 1;
  };
  return {
    async insert({ id: _id, ...fields }, announcements, key) {
      try {
        await model.create({
          _id,
          ...fields,
          ...(key !== null && { idempotency: `${fields.ownerId}:${key}` }),
          ...firstOutbox(announcements),
        });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      relay.nudge();
      return true;
    },
    use: (id, { id: usedBy, email: usedByEmail }, now, announcements) =>
      update({ _id: id, ...openNow(now) }, { usedBy, usedByEmail, usedAt: now }, announcements),
    revoke: (id, now, announcements) =>
      update({ _id: id, usedAt: null, revokedAt: null }, { revokedAt: now }, announcements),
    async noteSent(id, sentBy) {
      await model.updateOne({ _id: id }, { $set: { sentBy } });
    },
    async removeExpired(before) {
      await model.deleteMany({ expiresAt: { $lt: before }, unsent: { $exists: false } });
    },
    async erase(userId) {
      await model.deleteMany({ ownerId: userId });
      await model.updateMany({ usedBy: userId }, { $set: { usedBy: null, usedByEmail: '' } });
    },
  };
}

/** E-mails as the login tells them, which are in lower case. */
const eitherBeginsWith = (search: string) => {
  const beginning = { $gte: search, $lt: `${search}\u{10ffff}` };
  return { $or: [{ inviterEmail: beginning }, { usedByEmail: beginning }] };
};

const matching = ({ ownerId, status, search, now }: InvitationQuery) => ({
  ...(ownerId !== undefined && { ownerId }),
  ...(status && standing[status](now)),
  ...(search && eitherBeginsWith(search)),
});

const openNow = (now: Date) => ({ usedAt: null, revokedAt: null, expiresAt: { $gt: now } });

/** As `statusOf` says it. */
const standing: Record<InvitationStatus, (now: Date) => object> = {
  pending: openNow,
  accepted: () => ({ usedAt: { $ne: null } }),
  revoked: () => ({ usedAt: null, revokedAt: { $ne: null } }),
  expired: (now) => ({ usedAt: null, revokedAt: null, expiresAt: { $lte: now } }),
};

function invitationOf({ _id: id, ...document }: InvitationDocument): Invitation {
  const { ownerId, inviterEmail, seed, codeHash, createdAt, expiresAt } = document;
  // Those that were made before it was noted have none.
  const { usedBy, usedByEmail, usedAt, revokedAt, sentBy = null } = document;
  return {
    ...{ id, ownerId, inviterEmail, seed, codeHash, createdAt, expiresAt },
    ...{ usedBy, usedByEmail, usedAt, revokedAt, sentBy },
  };
}
