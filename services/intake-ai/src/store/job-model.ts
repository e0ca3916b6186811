import { modelOf, type AnyModel } from '@convivio/platform/database';
import { outboxFields } from '@convivio/platform/outbox';
import { Schema, type Connection } from 'mongoose';

const jobSchema: Schema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true },
    cookName: { type: String, default: null },
    collectionId: { type: String, default: null },
    source: { type: Schema.Types.Mixed, required: true },
    stage: { type: String, required: true },
    progress: { type: Number, required: true },
    title: { type: String, default: null },
    recipeId: { type: Number, default: null },
    failure: { type: Schema.Types.Mixed, default: null },
    draft: { type: Boolean, default: false },
    retries: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    /** The run that has it in hand; absent while it waits and once it has ended. */
    run: { type: String },
    /** The runs that began and have not come to an end: all but the one in hand were killed with their process. */
    openRuns: { type: [String] },
    /** When a run last began, was alive or ended, or it was announced again; absent before. */
    touchedAt: { type: Date },
    /** It waits, without a message, until its cook has less in hand; absent otherwise. */
    aside: { type: Boolean },
    /** `owner:key`; absent without a key. */
    idempotency: { type: String },
    ...outboxFields,
  },
  { versionKey: false, minimize: false },
);
jobSchema.index({ ownerId: 1, createdAt: -1 });
jobSchema.index({ 'source.file.key': 1 });
jobSchema.index({ 'source.furtherPages.key': 1 });
jobSchema.index({ stage: 1, createdAt: 1 });
jobSchema.index({ ownerId: 1, _id: 1 }, { partialFilterExpression: { aside: true } });
jobSchema.index({ idempotency: 1 }, { unique: true, sparse: true });

export type JobModel = AnyModel;

export function jobModel(connection: Connection): JobModel {
  return modelOf(connection, 'Job', jobSchema);
}
