import { Schema, type Connection } from 'mongoose';
import type { Bus } from '../bus/bus.ts';
import type { WorkAside } from '../bus/turns-of-cooks.ts';
import { modelOf } from './database.ts';
import { envelopeOf } from './outbox.ts';

/** Who has taken work up and not announced it by then is dead. */
const TAKEN_MS = 60_000;
const FREE = new Date(0);

interface AsideDocument<Work> {
  _id: string;
  work: Work;
  takenUntil: Date;
}

/** Work of a queue that can be put aside. */
export interface QueuedWork<Work> {
  /** The model and the collection, such as `AnalysesAside` and `analyses_aside`. */
  name: string;
  collection: string;
  /** Of its messages; the work is their data. */
  subject: string;
  /** Work with the same key is done once. */
  keyOf(work: Work): string | number;
}

/**
 * Where work of a queue waits, without a message, for the turn of its cook: a document each, which is gone once its message is on the bus again.
 * Work that is put aside twice waits once, in its first place.
 */
export async function openWorkAside<Work extends { ownerId: string }>(
  database: Connection,
  bus: Pick<Bus, 'publish'>,
  { name, collection, subject, keyOf }: QueuedWork<Work>,
): Promise<WorkAside<Work>> {
  const model = modelOf(database, name, asideSchema(), collection);
  await model.init();
  return {
    async putAside(work) {
      await model.updateOne(
        { _id: String(keyOf(work)) },
        // Who has just taken it up may have announced what was before.
        {
          $set: { work, takenUntil: FREE },
          $setOnInsert: { ownerId: work.ownerId, since: new Date() },
        },
        { upsert: true },
      );
    },
    async takeUpAside(ownerId, most) {
      for (let count = 0; count < most; count++) {
        const takenUntil = new Date(Date.now() + TAKEN_MS);
        const oldest = await model
          .findOneAndUpdate(
            { ownerId, takenUntil: { $lt: new Date() } },
            { $set: { takenUntil } },
            { sort: { since: 1 } },
          )
          .lean<AsideDocument<Work>>();
        if (!oldest) return;
        const taken = { _id: oldest._id, takenUntil };
        try {
          await bus.publish(envelopeOf({ subject, actorId: ownerId, data: oldest.work }));
        } catch (error) {
          await model.updateOne(taken, { $set: { takenUntil: FREE } });
          throw error;
        }
        await model.deleteOne(taken);
      }
    },
  };
}

function asideSchema(): Schema {
  const schema: Schema = new Schema(
    {
      _id: { type: String, required: true },
      ownerId: { type: String, required: true },
      work: { type: Schema.Types.Mixed, required: true },
      since: { type: Date, required: true },
      takenUntil: { type: Date, required: true },
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ ownerId: 1, since: 1 });
  return schema;
}
