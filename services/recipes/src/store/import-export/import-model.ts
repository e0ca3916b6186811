import { modelOf, type AnyModel } from '@convivio/platform/database';
import { Schema, type Connection } from 'mongoose';
import { queuedSchema } from './queued-schema.ts';

const importSchema = queuedSchema({
  cookName: { type: String, default: null },
  collectionId: { type: String, default: null },
  fileKey: { type: String, required: true },
  fileName: { type: String, required: true },
  format: { type: String, default: null },
  total: { type: Number, default: null },
  /** `owner:key`; absent without a key. */
  idempotency: { type: String },
});
importSchema.index({ fileKey: 1 }, { unique: true });
importSchema.index({ idempotency: 1 }, { unique: true, sparse: true });

const itemSchema: Schema = new Schema(
  {
    /** `import:index`. */
    _id: { type: String, required: true },
    importId: { type: Number, required: true },
    index: { type: Number, required: true },
    name: { type: String, required: true },
    outcome: { type: String, default: null },
    sentence: { type: String, default: null },
    recipeId: { type: Number, required: true },
    generated: { type: Boolean, default: null },
  },
  { versionKey: false, minimize: false },
);
itemSchema.index({ importId: 1, index: 1 });

export interface ImportModels {
  imports: AnyModel;
  items: AnyModel;
}

export async function importModels(connection: Connection): Promise<ImportModels> {
  const models = {
    imports: modelOf(connection, 'LibraryImport', importSchema, 'library_imports'),
    items: modelOf(connection, 'LibraryImportItem', itemSchema, 'library_import_items'),
  };
  await Promise.all([models.imports.init(), models.items.init()]);
  return models;
}
