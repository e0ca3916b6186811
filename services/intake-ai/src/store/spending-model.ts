import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const spendingSchema: Schema = new Schema(
  {
    /** `owner:day`. */
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    /** As 2026-05-31, in UTC. */
    day: { type: String, required: true },
    /** Integer micro-dollars, with what is set aside for calls that run. */
    spent: { type: Number, required: true },
    /** Counts are kept elsewhere; here a day only matters while it lasts. */
    expiresAt: { type: Date, required: true },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);
spendingSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
spendingSchema.index({ day: 1, spent: -1 });

/** All cooks together. */
const daySpendingSchema: Schema = new Schema(
  {
    /** As 2026-05-31, in UTC. */
    _id: { type: String, required: true },
    spent: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
daySpendingSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const spendingModel = (connection: Connection): AnyModel =>
  modelOf(connection, 'Spending', spendingSchema);

export const daySpendingModel = (connection: Connection): AnyModel =>
  modelOf(connection, 'DaySpending', daySpendingSchema, 'ai_spending_days');
