import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection, type Model } from 'mongoose';

const jobSchema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true },
    source: { type: Schema.Types.Mixed, required: true },
    stage: { type: String, required: true },
    progress: { type: Number, required: true },
    title: { type: String, default: null },
    recipeId: { type: Number, default: null },
    failure: { type: Schema.Types.Mixed, default: null },
    retries: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    /** `owner:key`; absent without a key. */
    idempotency: { type: String },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);
jobSchema.index({ ownerId: 1, createdAt: -1 });
jobSchema.index({ 'source.file.key': 1 });
jobSchema.index({ idempotency: 1 }, { unique: true, sparse: true });

// Documents are typed at the border of the store, by the domain.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type JobModel = Model<any>;

export function jobModel(connection: Connection): JobModel {
  return connection.model('Job', jobSchema);
}
