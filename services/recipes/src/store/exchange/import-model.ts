import { Schema, type Connection, type Model } from 'mongoose';
import { leaseFields } from './leased-queue.ts';
import { slotField } from './slots.ts';

const importSchema = new Schema(
  {
    _id: { type: Number, required: true },
    ownerId: { type: String, required: true },
    fileKey: { type: String, required: true },
    fileName: { type: String, required: true },
    format: { type: String, default: null },
    state: { type: String, enum: ['running', 'finished', 'failed'], required: true },
    done: { type: Number, required: true },
    total: { type: Number, default: null },
    error: { type: String, default: null },
    createdAt: { type: Date, required: true },
    /** `owner:key`; absent without a key. */
    idempotency: { type: String },
    ...slotField,
    ...leaseFields,
  },
  { versionKey: false, minimize: false },
);
importSchema.index({ createdAt: 1 });
importSchema.index({ fileKey: 1 }, { unique: true });
importSchema.index({ idempotency: 1 }, { unique: true, sparse: true });
importSchema.index({ slot: 1 }, { unique: true, sparse: true });
importSchema.index({ state: 1, leaseUntil: 1 });

const itemSchema = new Schema(
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

// Documents are typed at the border of the store, by the domain.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyModel = Model<any>;

export interface ImportModels {
  imports: AnyModel;
  items: AnyModel;
}

export async function importModels(connection: Connection): Promise<ImportModels> {
  const models = { imports: connection.model('LibraryImport', importSchema, 'library_imports'), items: connection.model('LibraryImportItem', itemSchema, 'library_import_items') };
  await Promise.all([models.imports.init(), models.items.init()]);
  return models;
}
