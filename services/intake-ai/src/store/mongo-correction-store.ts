import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { FoodCorrectionStore, KeptCorrections } from '../domain/analyses/food-correction.ts';

const nothingKept: KeptCorrections = { corrections: [], version: 0 };

/** The corrections of cooks in MongoDB, a document each; what is asked for several times at once is read once. */
export function mongoCorrectionStore(model: AnyModel, relay: Relay): FoodCorrectionStore {
  const reading = new Map<string, Promise<KeptCorrections>>();
  return {
    find(ownerId) {
      const under = reading.get(ownerId);
      if (under) return under;
      const read = model
        .findById(ownerId, { _id: 0, corrections: 1, version: 1 })
        .lean<KeptCorrections | null>()
        .then((kept) => kept ?? nothingKept)
        .finally(() => reading.delete(ownerId));
      reading.set(ownerId, read);
      return read;
    },
    async save(ownerId, corrections, before, announcements) {
      const fields = { corrections: [...corrections], version: before + 1 };
      const saved =
        before > 0
          ? await replace(model, ownerId, fields, announcements)
          : await create(model, { _id: ownerId, ...fields, ...firstOutbox(announcements) });
      // Who asks from now on is not told what was read before.
      reading.delete(ownerId);
      relay.nudge();
      return saved;
    },
  };
}

async function replace(
  model: AnyModel,
  ownerId: string,
  fields: KeptCorrections,
  announcements: Parameters<typeof appendToOutbox>[0],
): Promise<boolean> {
  const { $push, $set } = appendToOutbox(announcements);
  const { matchedCount } = await model.updateOne(
    { _id: ownerId, version: fields.version - 1 },
    { $set: { ...fields, ...$set }, $push },
  );
  return matchedCount === 1;
}

async function create(model: AnyModel, document: object): Promise<boolean> {
  try {
    await model.create(document);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}
