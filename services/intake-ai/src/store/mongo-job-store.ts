import { isDuplicateKey } from '@convivio/platform/database';
import { appendToOutbox, firstOutbox, type Relay } from '@convivio/platform/outbox';
import type { Announcement } from '@convivio/contracts/announcement';
import type { Job } from '../domain/job/job.ts';
import type { JobStore } from '../domain/job/job-store.ts';
import type { JobModel } from './job-model.ts';

type JobDocument = Omit<Job, 'id'> & { _id: number };

const running = { $nin: ['success', 'error'] };
const visible = { outbox: 0, unsent: 0, idempotency: 0 };
const after = { returnDocument: 'after', projection: visible } as const;

/** Jobs in MongoDB. */
export function mongoJobStore(model: JobModel, relay: Relay): JobStore {
  return { ...reads(model), ...progress(model), ...announced(model, relay) };
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
        [{ 'source.file.key': { $in: fileKeys } }, { _id: { $in: ids } }].map((filter) =>
          model.find(filter, visible).lean<JobDocument[]>(),
        ),
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

/** What nobody is told through the outbox. */
function progress(model: JobModel): Pick<JobStore, 'begin' | 'giveBack' | 'advance'> {
  return {
    async begin(id) {
      return jobOf(
        await model
          .findOneAndUpdate(
            { _id: id, stage: running },
            { $inc: { brokenOff: 1 } },
            { returnDocument: 'before', projection: visible },
          )
          .lean<JobDocument>(),
      );
    },
    async giveBack(id) {
      await model.updateOne({ _id: id }, { $inc: { brokenOff: -1 } });
    },
    async advance(id, { stage, progress, title }) {
      await model.updateOne({ _id: id, stage: running }, { $set: { stage, progress, title } });
    },
  };
}

/** One write that changes the job and appends what is announced. */
function announced(
  model: JobModel,
  relay: Relay,
): Pick<JobStore, 'insert' | 'succeed' | 'fail' | 'restart'> {
  async function change(
    filter: object,
    { $set: set, ...more }: { $set: object; $inc?: object },
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
    async succeed(id, { recipeId, title }, announcements) {
      const $set = { stage: 'success', progress: 100, recipeId, title, failure: null };
      await change({ _id: id, stage: { $ne: 'success' } }, { $set }, announcements);
    },
    async fail(id, failure, announcements) {
      await change(
        { _id: id, stage: running },
        { $set: { stage: 'error', failure } },
        announcements,
      );
    },
    restart(id, announcements) {
      const $set = { stage: 'queued', progress: 0, failure: null, brokenOff: 0 };
      return change({ _id: id, stage: 'error' }, { $set, $inc: { retries: 1 } }, announcements);
    },
  };
}

const idempotencyOf = (ownerId: string, idempotencyKey: string) => `${ownerId}:${idempotencyKey}`;

function jobOf(document: JobDocument | null): Job | null {
  if (!document) return null;
  const { _id, brokenOff = 0, ...fields } = document;
  return { ...fields, brokenOff, id: _id };
}
