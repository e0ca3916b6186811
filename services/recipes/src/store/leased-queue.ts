import type { Model } from 'mongoose';
import type { Queue } from './queue-runner.ts';

/** Fields of a document that instances take up one at a time; spread them into its mongoose schema. */
export const leaseFields = {
  /** Until when the instance that works on it has it to itself, in milliseconds. */
  leaseUntil: { type: Number, required: true },
  /** Who works on it, or has done so last. */
  holder: { type: String },
  /** How often it was taken up. */
  tries: { type: Number, required: true },
} as const;

export interface Leased {
  leaseUntil: number;
  holder?: string;
  tries: number;
}

export const notTaken: Leased = { leaseUntil: 0, tries: 0 };

/** Running documents of a collection as a queue, the oldest first. `read` makes of a document what is worked on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any document type that spreads leaseFields
export function leasedQueue<Job, Document extends Leased>(model: Model<any>, read: (document: Document) => Job): Queue<Job> {
  return {
    async take(holder, now, leaseUntil) {
      const document = await model.findOneAndUpdate({ state: 'running', leaseUntil: { $lte: now } }, { $set: { leaseUntil, holder }, $inc: { tries: 1 } }, { sort: { _id: 1 }, returnDocument: 'after' }).lean<Document>();
      return document && { taken: read(document), tries: document.tries };
    },
    async lease(id, holder, until, progressed = false) {
      return (await model.updateOne({ _id: id, holder }, { $set: { leaseUntil: until, ...(progressed && { tries: 1 }) } })).matchedCount > 0;
    },
  };
}
