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

export type SpendingModel = AnyModel;

export function spendingModel(connection: Connection): SpendingModel {
  return modelOf(connection, 'Spending', spendingSchema);
}
