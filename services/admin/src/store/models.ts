import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const accountSchema: Schema = new Schema(
  {
    _id: { type: String, required: true },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
    email: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    isAdmin: { type: Boolean, default: false },
    /** Beginnings of words by which administrators find the account. */
    searchKeys: { type: [String], default: undefined },
    /** Absent for most. */
    suspendedAt: { type: Date, index: { sparse: true } },
    ...outboxFields,
  },
  { versionKey: false },
);
accountSchema.index({ createdAt: 1, _id: 1 });
accountSchema.index({ searchKeys: 1 });
accountSchema.index({ lastSeenAt: 1 });

const sessionSchema: Schema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    timezone: { type: String, required: true },
    userAgent: { type: String, default: '' },
    startedAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    ...outboxFields,
  },
  { versionKey: false },
);

export function models(connection: Connection): Record<'accounts' | 'sessions', AnyModel> {
  return {
    accounts: modelOf(connection, 'Account', accountSchema),
    sessions: modelOf(connection, 'Session', sessionSchema),
  };
}
