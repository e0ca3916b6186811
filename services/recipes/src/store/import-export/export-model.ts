import { modelOf, type AnyModel } from '@convivio/platform/database';
import { Schema, type Connection } from 'mongoose';
import { queuedSchema } from './queued-schema.ts';

const exportSchema = queuedSchema({
  format: { type: String, required: true },
  refs: { type: [Schema.Types.Mixed], default: null },
  mark: { type: String, required: true },
  total: { type: Number, required: true },
  fileName: { type: String, default: null },
  fileKey: { type: String, default: null },
  /** `owner:mark` while it runs, so that the same is written once. */
  same: { type: String },
});
exportSchema.index({ ownerId: 1, mark: 1 });
exportSchema.index({ same: 1 }, { unique: true, sparse: true });

export type ExportModel = AnyModel;

export async function exportModel(connection: Connection): Promise<ExportModel> {
  const model = modelOf(connection, 'LibraryExport', exportSchema, 'library_exports');
  await model.init();
  return model;
}
