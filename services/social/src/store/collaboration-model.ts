import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const collaborationSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true, index: true },
    collaboratorId: { type: String, required: true, index: true },
    createdAt: { type: Date, required: true },
    ended: { type: Boolean, required: true },
    endedAt: Date,
    ...outboxFields,
  },
  { versionKey: false },
);
// Two cooks collaborate once in each direction.
collaborationSchema.index(
  { ownerId: 1, collaboratorId: 1 },
  { unique: true, partialFilterExpression: { ended: false } },
);

export const collaborationModel = (connection: Connection): AnyModel =>
  modelOf(connection, 'Collaboration', collaborationSchema);
