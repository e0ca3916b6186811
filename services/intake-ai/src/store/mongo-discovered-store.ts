import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, type Relay } from '@convivio/platform/outbox';
import type { DiscoveredIngredient } from '../domain/analyses/discovered/discovered-ingredient.ts';
import type { DiscoveredStore } from '../domain/analyses/discovered/discovered-store.ts';

type DiscoveredDocument = Omit<DiscoveredIngredient, 'id'> & { _id: number };

const visible = { answered: 0, askAgainAt: 0, outbox: 0, unsent: 0 };

/** Discovered ingredients in MongoDB, a document each; its unique name is what one of several who ask at once gets. */
export function mongoDiscoveredStore(model: AnyModel, relay: Relay): DiscoveredStore {
  return {
    async among(names) {
      if (names.length === 0) return [];
      const found = await model
        .find({ name: { $in: [...names] }, answered: true }, visible)
        .lean<DiscoveredDocument[]>();
      return found.map(ingredientOf);
    },
    async take(name, id, now, heldUntil) {
      try {
        await model.updateOne(
          { name, answered: false, askAgainAt: { $lte: now } },
          { $set: { askAgainAt: heldUntil }, $setOnInsert: { _id: id } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return false;
      }
    },
    async answer({ name, ...fields }, announcements) {
      const announced = announcements.length > 0 ? appendToOutbox(announcements) : null;
      await model.updateOne(
        { name, answered: false },
        {
          $set: { ...fields, answered: true, ...announced?.$set },
          ...(announced && { $push: announced.$push }),
          $unset: { askAgainAt: true },
        },
      );
      if (announced) relay.nudge();
    },
    async postpone(name, until) {
      await model.updateOne({ name, answered: false }, { $set: { askAgainAt: until } });
    },
    ...listing(model),
    async verify(id, verdict, { administrator: verifiedBy, at: verifiedAt }, announcement) {
      const changed = { ...verdict, confidence: 'medium', verified: true, verifiedBy, verifiedAt };
      const { $push, $set } = appendToOutbox([announcement]);
      const found = await model
        .findOneAndUpdate(
          { _id: id, answered: true },
          { $set: { ...changed, ...$set }, $push },
          { returnDocument: 'after', projection: visible },
        )
        .lean<DiscoveredDocument>();
      if (found) relay.nudge();
      return found && ingredientOf(found);
    },
  };
}

const listing = (model: AnyModel): Pick<DiscoveredStore, 'list' | 'find'> => ({
  async list(first, offset) {
    const found = await model
      .find({ answered: true }, visible)
      .sort({ verified: 1, _id: -1 })
      .skip(offset)
      .limit(first)
      .lean<DiscoveredDocument[]>();
    return found.map(ingredientOf);
  },
  async find(id) {
    const found = await model
      .findOne({ _id: id, answered: true }, visible)
      .lean<DiscoveredDocument>();
    return found && ingredientOf(found);
  },
});

const ingredientOf = ({ _id: id, ...fields }: DiscoveredDocument): DiscoveredIngredient => ({
  id,
  ...fields,
});
