import { Schema, type Connection, type Model } from 'mongoose';
import { leaseFields } from './leased-queue.ts';
import { slotField } from './slots.ts';

const exportSchema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true },
    format: { type: String, required: true },
    refs: { type: [Schema.Types.Mixed], default: null },
    mark: { type: String, required: true },
    state: { type: String, enum: ['running', 'finished', 'failed'], required: true },
    done: { type: Number, required: true },
    total: { type: Number, required: true },
    fileName: { type: String, default: null },
    fileKey: { type: String, default: null },
    error: { type: String, default: null },
    createdAt: { type: Date, required: true },
    /** `owner:mark` while it runs. */
    running: { type: String },
    ...slotField,
    ...leaseFields,
  },
  { versionKey: false, minimize: false },
);
exportSchema.index({ ownerId: 1, mark: 1 });
exportSchema.index({ running: 1 }, { unique: true, sparse: true });
exportSchema.index({ slot: 1 }, { unique: true, sparse: true });
exportSchema.index({ state: 1, leaseUntil: 1 });
exportSchema.index({ createdAt: 1 });

// Documents are typed at the border of the store, by the domain.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ExportModel = Model<any>;

export async function exportModel(connection: Connection): Promise<ExportModel> {
  const model = connection.model('LibraryExport', exportSchema, 'library_exports');
  await model.init();
  return model;
}
