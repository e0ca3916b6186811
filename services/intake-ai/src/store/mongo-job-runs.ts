import { announce } from '@convivio/contracts/announcement';
import { announcerOfLost } from '@convivio/platform/lost-work';
import type { Relay } from '@convivio/platform/outbox';
import type { JobStore } from '../domain/intake/job/job-store.ts';
import { inNoHand, jobOf, running, visible, type JobDocument } from './job-document.ts';
import type { JobModel } from './job-model.ts';

/** The runs at jobs: each job is in the hand of one at a time. */
export function mongoJobRuns(
  model: JobModel,
  relay: Relay,
): Pick<JobStore, 'begin' | 'touch' | 'giveBack' | 'advance' | 'announceAgain'> {
  return {
    async begin(id, run) {
      const now = new Date();
      const before = await model
        .findOneAndUpdate(
          { _id: id, stage: running, ...inNoHand(now) },
          { $set: { run, touchedAt: now }, $unset: { aside: true }, $push: { openRuns: run } },
          { returnDocument: 'before', projection: visible },
        )
        .lean<JobDocument>();
      if (before) return jobOf(before);
      return (await model.exists({ _id: id, stage: running })) ? 'in hand' : null;
    },
    async touch(id, run) {
      const { matchedCount } = await model.updateOne(
        { _id: id, run, stage: running },
        { $set: { touchedAt: new Date() } },
      );
      return matchedCount === 1;
    },
    async giveBack(id, run) {
      const $pull = { openRuns: run };
      const { matchedCount } = await model.updateOne(
        { _id: id, run },
        { $pull, $set: { touchedAt: new Date() }, $unset: { run: true } },
      );
      // Another has it in hand by now; this run has killed no process all the same.
      if (matchedCount === 0) await model.updateOne({ _id: id }, { $pull });
    },
    async advance(id, run, { stage, progress, title }) {
      await model.updateOne(
        { _id: id, run, stage: running },
        { $set: { stage, progress, title, touchedAt: new Date() } },
      );
    },
    announceAgain: announcerOfLost<JobDocument>(
      model,
      relay,
      { stage: running },
      ({ _id: jobId, ownerId }) => announce('intake.requested', ownerId, { jobId, ownerId }),
    ),
  };
}
