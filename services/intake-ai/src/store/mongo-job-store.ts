import { isDuplicateKey } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { Announcement } from '@convivio/contracts/announcement';
import { stageProgress } from '@convivio/contracts/intake-stages';
import type { Job } from '../domain/intake/job/job.ts';
import type { JobStore } from '../domain/intake/job/job-store.ts';
import { inNoHand, jobOf, running, visible, type JobDocument } from './job-document.ts';
import type { JobModel } from './job-model.ts';
import { mongoJobRuns } from './mongo-job-runs.ts';
import { mongoJobsAside } from './mongo-jobs-aside.ts';

const after = { returnDocument: 'after', projection: visible } as const;

/** Jobs in MongoDB. */
export function mongoJobStore(model: JobModel, relay: Relay): JobStore {
  return {
    ...reads(model),
    ...mongoJobRuns(model, relay),
    ...mongoJobsAside(model, relay),
    ...announced(model, relay),
  };
}

function reads(model: JobModel): Pick<JobStore, 'find' | 'listSince' | 'among' | 'madeWith'> {
  return {
    async find(id) {
      return jobOf(await model.findById(id, visible).lean<JobDocument>());
    },
    async listSince(ownerId, since) {
      const documents = await model
        .find({ ownerId, createdAt: { $gte: since } }, visible)
        .sort({ createdAt: -1 })
        .limit(200)
        .lean<JobDocument[]>();
      return documents.map((document) => jobOf(document) as Job);
    },
    async among(fileKeys, ids) {
      // Each by its own index.
      const found = await Promise.all(
        [
          { 'source.file.key': { $in: fileKeys } },
          { 'source.furtherPages.key': { $in: fileKeys } },
          { _id: { $in: ids } },
        ].map((filter) => model.find(filter, visible).lean<JobDocument[]>()),
      );
      return found.flat().map((document) => jobOf(document) as Job);
    },
    async madeWith(ownerId, idempotencyKey) {
      return jobOf(
        await model
          .findOne({ idempotency: idempotencyOf(ownerId, idempotencyKey) }, visible)
          .lean<JobDocument>(),
      );
    },
  };
}

const queued = { stage: 'queued', progress: stageProgress.queued, failure: null };
/** What a job that has ended has no more. */
const noLonger = { run: true, aside: true };
const succeeded = { stage: 'success', progress: stageProgress.success, failure: null };

/** One write that changes the job and appends what is announced. */
function announced(
  model: JobModel,
  relay: Relay,
): Pick<JobStore, 'insert' | 'succeed' | 'fail' | 'restart'> {
  async function change(
    filter: object,
    { $set: set, ...more }: { $set: object; $inc?: object; $unset?: object },
    announcements: Announcement[],
  ): Promise<Job | null> {
    const { $push, $set } = appendToOutbox(announcements);
    const document = await model
      .findOneAndUpdate(filter, { ...more, $set: { ...set, ...$set }, $push }, after)
      .lean<JobDocument>();
    relay.nudge();
    return jobOf(document);
  }

  return {
    async insert({ id, ...fields }, idempotencyKey, announcements) {
      const idempotency =
        idempotencyKey === null ? undefined : idempotencyOf(fields.ownerId, idempotencyKey);
      try {
        await model.create({
          _id: id,
          ...fields,
          ...(idempotency && { idempotency }),
          ...firstOutbox(announcements),
        });
      } catch (error) {
        if (!isDuplicateKey(error) || !idempotency) throw error;
        return jobOf(await model.findOne({ idempotency }, visible).lean<JobDocument>()) as Job;
      }
      relay.nudge();
      return { id, ...fields };
    },
    async succeed(id, result, announcements) {
      const $set = { ...succeeded, ...result };
      await change(
        { _id: id, stage: { $ne: 'success' } },
        { $set, $unset: noLonger },
        announcements,
      );
    },
    async fail(id, run, failure, announcements) {
      await change(
        { _id: id, stage: running, ...(run === null ? inNoHand(new Date()) : { run }) },
        { $set: { stage: 'error', failure }, $unset: noLonger },
        announcements,
      );
    },
    restart(id, whose, announcements) {
      const $set = { ...queued, ...whose, openRuns: [] };
      const unwell = { $or: [{ stage: 'error' }, { stage: 'success', draft: true }] };
      return change({ _id: id, ...unwell }, { $set, $inc: { retries: 1 } }, announcements);
    },
  };
}

const idempotencyOf = (ownerId: string, idempotencyKey: string) => `${ownerId}:${idempotencyKey}`;
