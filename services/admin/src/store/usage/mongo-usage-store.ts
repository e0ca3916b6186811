import { randomUUID } from 'node:crypto';
import { isDuplicateKey, type AnyModel } from '@convivio/platform/database';
import type { UsageRecord } from '../../domain/usage/usage-record.ts';
import type { MonthSums, Outdated, UsageStore, UserSums } from '../../domain/usage/usage-store.ts';
import type { UsageSums } from '../../domain/usage/usage-sums.ts';
import { dayOf, hourOf, type Span } from '../../domain/usage/usage-time.ts';
import type { UsageModels } from './usage-models.ts';

const READ_AT_ONCE = 1_000;

/** The edition of what is counted and summed: sums of another one lack something, and are made anew. */
const EDITION = 2;

type OutdatedDocument = { _id: string; stamp: string; hour?: Date; userId?: string; day?: Date };

export const mongoUsageStore = (models: UsageModels): UsageStore => ({
  ...recordStore(models),
  ...sumStore(models),
  ...editionStore(models),
  async forgetUser(userId) {
    await models.records.collection.updateMany({ userId }, { $set: { userId: null } });
    await Promise.all(
      [models.userDays, models.outdated].map((model) => model.deleteMany({ userId })),
    );
  },
});

type RecordMethods = 'keep' | 'records' | 'recordsOfUser' | 'outdated' | 'upToDate';

function recordStore({ records, outdated }: UsageModels): Pick<UsageStore, RecordMethods> {
  async function* read(filter: object): AsyncGenerator<UsageRecord> {
    const cursor = records.collection.find<UsageRecord & { _id: unknown }>(filter, {
      batchSize: READ_AT_ONCE,
    });
    for await (const { _id, ...record } of cursor) yield { ...record, id: String(_id) };
  }
  return {
    async keep(kept) {
      if (kept.length === 0) return;
      await ignoringDuplicates(
        records.collection.insertMany(
          kept.map(({ id, ...record }) => ({ _id: id as never, ...record })),
          { ordered: false },
        ),
      );
      await markOutdated(outdated, kept);
    },
    records: ({ from, to }) => read({ at: { $gte: from, $lt: to } }),
    recordsOfUser: (userId, { from, to }) => read({ userId, at: { $gte: from, $lt: to } }),
    async outdated(at, limit) {
      const marks = await outdated
        .find({ since: { $lte: at } })
        .sort({ since: 1 })
        .limit(limit)
        .lean<OutdatedDocument[]>();
      return marks.map(outdatedOf);
    },
    async upToDate({ id, stamp }) {
      const { deletedCount } = await outdated.deleteOne({ _id: id, stamp });
      if (deletedCount === 0)
        await outdated.collection.updateOne(
          { _id: id as never },
          { $set: { since: new Date(Date.now() + 1) } },
        );
    },
  };
}

/** Also of what was kept already: the process that kept it may have been killed before it marked anything. */
async function markOutdated(outdated: AnyModel, kept: readonly UsageRecord[]): Promise<void> {
  const marks = new Map<string, object>();
  for (const { at, userId, kind } of kept) {
    const hour = hourOf(at);
    marks.set(...hourMark(hour));
    const day = dayOf(at);
    if (userId !== null && kind === 'ai')
      marks.set(`user:${userId}:${day.getTime()}`, { userId, day });
  }
  await mark(outdated, marks);
}

const hourMark = (hour: Date): [string, object] => [`hour:${hour.getTime()}`, { hour }];

async function mark(outdated: AnyModel, marks: ReadonlyMap<string, object>): Promise<void> {
  if (marks.size === 0) return;
  await outdated.collection.bulkWrite(
    [...marks].map(([_id, of]) => ({
      updateOne: {
        filter: { _id: _id as never },
        update: {
          $set: { stamp: randomUUID(), ...of },
          $setOnInsert: { since: new Date() },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

type EditionMethods = 'countedSince' | 'outdateOlderSums';

const editionStore = ({
  records,
  hours,
  outdated,
  editions,
}: UsageModels): Pick<UsageStore, EditionMethods> => ({
  async countedSince(now) {
    const known = await editions.findById(EDITION).lean<{ since: Date }>();
    if (known) return known.since;
    const since = (await records.exists({})) ? now : new Date(0);
    await ignoringDuplicates(editions.collection.insertOne({ _id: EDITION as never, since }));
    return since;
  },
  async outdateOlderSums() {
    const older = await hours
      .find({ edition: { $ne: EDITION } }, { _id: 1 })
      .lean<{ _id: Date }[]>();
    for (let at = 0; at < older.length; at += READ_AT_ONCE)
      await mark(
        outdated,
        new Map(older.slice(at, at + READ_AT_ONCE).map(({ _id }) => hourMark(_id))),
      );
  },
});

const sumStore = ({
  hours,
  days,
  months,
  userDays,
}: UsageModels): Omit<UsageStore, RecordMethods | EditionMethods | 'forgetUser'> => ({
  hours: async (span) =>
    (await sumsWithin(hours, span)).map(({ _id: hour, ...sums }) => ({ hour, sums })),
  days: async (span) =>
    (await sumsWithin(days, span)).map(({ _id: day, ...sums }) => ({ day, sums })),
  keepHour: (hour, sums) =>
    keepUnlessBehind(
      hours,
      { _id: hour, records: { $lte: sums.records } },
      { ...sums, edition: EDITION },
    ),
  keepDay: (day, sums) =>
    keepUnlessBehind(days, { _id: day, records: { $lte: sums.records } }, sums),
  async months() {
    const found = await months.find().sort({ _id: 1 }).lean<(MonthSums & { _id: Date })[]>();
    return found.map(({ _id: month, ...sums }) => ({ month, sums }));
  },
  keepMonth: (month, sums) =>
    keepUnlessBehind(months, { _id: month, records: { $lte: sums.records } }, sums),
  keepUserDay: (userId, day, sums) =>
    keepUnlessBehind(
      userDays,
      { _id: `${userId}:${day.getTime()}`, requests: { $lte: sums.requests } },
      { userId, day, ...sums },
    ),
  async userDays(userIds) {
    const found = await userDays
      .find({ userId: { $in: userIds } })
      .lean<({ userId: string; day: Date } & UserSums)[]>();
    return found.map(({ userId, day, requests, tokens, cost }) => ({
      userId,
      day,
      sums: { requests, tokens, cost },
    }));
  },
});

const sumsWithin = (model: AnyModel, { from, to }: Span) =>
  model
    .find({ _id: { $gte: from, $lt: to } })
    .sort({ _id: 1 })
    .lean<(UsageSums & { _id: Date })[]>();

/** Where what is kept is ahead, the filter finds nothing, and its insertion meets what is there. */
async function keepUnlessBehind(model: AnyModel, filter: object, fields: object): Promise<void> {
  await ignoringDuplicates(model.collection.updateOne(filter, { $set: fields }, { upsert: true }));
}

async function ignoringDuplicates(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

function outdatedOf({ _id: id, stamp, hour, userId, day }: OutdatedDocument): Outdated {
  return hour
    ? { id, stamp, of: { hour } }
    : { id, stamp, of: { userId: userId as string, day: day as Date } };
}
