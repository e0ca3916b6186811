import { announce } from '@convivio/contracts/announcement';
import { appendToOutbox, type Relay } from '@convivio/platform/outbox';
import type { JobStore } from '../domain/intake/job/job-store.ts';
import { running, type JobDocument } from './job-document.ts';
import type { JobModel } from './job-model.ts';

/** Jobs that wait until their cook has less in hand, oldest first. */
export function mongoJobsAside(
  model: JobModel,
  relay: Relay,
): Pick<JobStore, 'putAside' | 'isBehind' | 'takeUpAside'> {
  const asideOf = (ownerId: string) => ({ ownerId, aside: true, stage: running });
  return {
    async putAside({ jobId }) {
      await model.updateOne(
        { _id: jobId, stage: running },
        { $set: { aside: true, touchedAt: new Date() } },
      );
    },
    async isBehind({ jobId, ownerId }) {
      return Boolean(await model.exists({ ...asideOf(ownerId), _id: { $lt: jobId } }));
    },
    async takeUpAside(ownerId, most) {
      for (let count = 0; count < most; count++) {
        const oldest = await model
          .findOne(asideOf(ownerId), { _id: 1 })
          .sort({ _id: 1 })
          .lean<JobDocument>();
        if (!oldest) return;
        const { $push, $set } = appendToOutbox([
          announce('intake.requested', ownerId, { jobId: oldest._id, ownerId }),
        ]);
        // Another worker may have taken it up by now; then there is one less to take up.
        await model.updateOne(
          { _id: oldest._id, ...asideOf(ownerId) },
          { $push, $set: { ...$set, touchedAt: new Date() }, $unset: { aside: true } },
        );
        relay.nudge();
      }
    },
  };
}
