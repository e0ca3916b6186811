import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const invitationSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true },
    inviterEmail: { type: String, default: '' },
    seed: { type: String, required: true },
    codeHash: { type: String, required: true, unique: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    usedBy: { type: String, default: null },
    usedByEmail: { type: String, default: '' },
    usedAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
    sentBy: { type: String, default: null },
    /** The owner and the idempotency key it was made with. */
    idempotency: { type: String, unique: true, sparse: true },
    ...outboxFields,
  },
  { versionKey: false },
);
invitationSchema.index({ ownerId: 1, _id: -1 });
invitationSchema.index({ usedBy: 1 });
invitationSchema.index({ expiresAt: 1 });
// Administrators look for the beginning of either.
invitationSchema.index({ inviterEmail: 1 });
invitationSchema.index({ usedByEmail: 1 });

export const invitationModel = (connection: Connection): AnyModel =>
  modelOf(connection, 'Invitation', invitationSchema);
