import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const magicSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true },
    wish: { type: Schema.Types.Mixed, required: true },
    /** By it the same wish of a cook is found. */
    wishDigest: { type: String, required: true },
    requestVariety: { type: Boolean, required: true },
    stage: { type: String, required: true },
    recipe: { type: Schema.Types.Mixed, default: null },
    failure: { type: Schema.Types.Mixed, default: null },
    createdAt: { type: Date, required: true },
    /** When it was begun or announced again; absent before. */
    touchedAt: { type: Date },
    expiresAt: { type: Date, required: true },
    /** `owner:number`, the place that it takes among those of its cook; absent once it has ended. */
    place: { type: String },
    /** `owner:key`; absent without a key. */
    idempotency: { type: String },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);
magicSchema.index({ ownerId: 1, wishDigest: 1, createdAt: -1 });
magicSchema.index({ stage: 1, createdAt: 1 });
magicSchema.index({ place: 1 }, { unique: true, sparse: true });
magicSchema.index({ idempotency: 1 }, { unique: true, sparse: true });
magicSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export function magicModel(connection: Connection): AnyModel {
  return modelOf(connection, 'MagicRequest', magicSchema, 'magic_requests');
}
