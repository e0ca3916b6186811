import { modelOf, type AnyModel } from '@convivio/platform/database';
import { Schema, type Connection } from 'mongoose';

const recordSchema: Schema = new Schema(
  {
    /** The id of the message that told it: the same one is kept once. */
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    userId: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { versionKey: false, strict: false },
);
recordSchema.index({ at: 1 });
recordSchema.index({ userId: 1, at: 1 });

const sumsSchema = (): Schema =>
  new Schema(
    {
      /** The beginning of the hour, of the day or of the month. */
      _id: { type: Date, required: true },
      records: { type: Number, required: true },
    },
    { versionKey: false, strict: false },
  );

const userDaySchema: Schema = new Schema(
  {
    /** `user:milliseconds`. */
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    day: { type: Date, required: true },
    requests: { type: Number, required: true },
    tokens: { type: Number, required: true },
    cost: { type: Number, required: true },
  },
  { versionKey: false },
);
userDaySchema.index({ userId: 1, day: 1 });

const outdatedSchema: Schema = new Schema(
  {
    _id: { type: String, required: true },
    stamp: { type: String, required: true },
    since: { type: Date, required: true, index: true },
  },
  { versionKey: false, strict: false },
);

/** One document for each edition of what is counted. */
const editionSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    since: { type: Date, required: true },
  },
  { versionKey: false },
);

export type UsageModels = Record<
  'records' | 'hours' | 'days' | 'months' | 'userDays' | 'outdated' | 'editions',
  AnyModel
>;

export function usageModels(connection: Connection): UsageModels {
  return {
    records: modelOf(connection, 'UsageRecord', recordSchema, 'usage_records'),
    hours: modelOf(connection, 'UsageHour', sumsSchema(), 'usage_hours'),
    days: modelOf(connection, 'UsageDay', sumsSchema(), 'usage_days'),
    months: modelOf(connection, 'UsageMonth', sumsSchema(), 'usage_months'),
    userDays: modelOf(connection, 'UsageUserDay', userDaySchema, 'usage_user_days'),
    outdated: modelOf(connection, 'UsageOutdated', outdatedSchema, 'usage_outdated'),
    editions: modelOf(connection, 'UsageEdition', editionSchema, 'usage_editions'),
  };
}
