import type { AnyModel } from '@convivio/platform/database';
import type { Queue, Standing } from './queue-runner.ts';

/** What a document has that instances take up one at a time. */
export interface Leased extends Standing {
  /** Until when the instance that works on it has it to itself, in milliseconds. */
  leaseUntil: number;
  /** Who works on it, or has done so last. */
  holder?: string;
  /** How many in a row have taken it and not given it back, whoever has it now included. */
  unreturned?: number;
}

export const notTaken: Leased = { leaseUntil: 0, tries: 0, unreturned: 0, interruptedSince: null };

/** The fields of a document without those of the queue. */
export function withoutLease<Document extends Leased>({
  leaseUntil: _lease,
  holder: _holder,
  tries: _tries,
  unreturned: _unreturned,
  interruptedSince: _since,
  ...fields
}: Document): Omit<Document, keyof Leased> {
  return fields;
}

/** Running documents of a collection, whose schema is an `queuedSchema`, as a queue, the oldest first. `read` makes of a document what is worked on. */
export function leasedQueue<Job, Document extends Leased>(
  model: AnyModel,
  read: (document: Document) => Job,
): Queue<Job> {
  return {
    async take(holder, now, leaseUntil, inHand) {
      const takeOf = (owners: object) =>
        model
          .findOneAndUpdate(
            { state: 'running', leaseUntil: { $lte: now }, _id: { $nin: inHand }, ...owners },
            { $set: { leaseUntil, holder }, $inc: { unreturned: 1 } },
            { sort: { _id: 1 }, returnDocument: 'before' },
          )
          .lean<Document>();
      // Who has much in the queue does not keep the others waiting.
      const served = (await model.distinct('ownerId', {
        state: 'running',
        leaseUntil: { $gt: now },
      })) as string[];
      const before =
        (served.length > 0 ? await takeOf({ ownerId: { $nin: served } }) : null) ??
        (await takeOf({}));
      if (!before) return null;
      const abandoned = before.unreturned ?? 0;
      return {
        taken: read(before),
        tries: before.tries,
        abandoned,
        interruptedSince: before.interruptedSince ?? (abandoned > 0 ? before.leaseUntil : null),
      };
    },
    async keep(id, holder, until) {
      return (
        (await model.updateOne({ _id: id, holder }, { $set: { leaseUntil: until } })).matchedCount >
        0
      );
    },
    async giveBack(id, holder, from, standing) {
      const { matchedCount } = await model.updateOne(
        { _id: id, holder },
        { $set: { leaseUntil: from, unreturned: 0, ...standing } },
      );
      if (matchedCount === 0)
        await model.updateOne(
          { _id: id, unreturned: { $gt: 1 } },
          { $set: { unreturned: 1 }, $max: { tries: standing.tries } },
        );
    },
  };
}
