import { Schema, type Connection } from 'mongoose';
import type { LibraryExport, LibraryExportStore } from '../domain/exchange-library-export.ts';
import { leasedQueue, leaseFields, notTaken, type Leased } from './leased-queue.ts';
import type { Queue } from './queue-runner.ts';

const DUPLICATE_KEY = 11000;

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
    ...leaseFields,
  },
  { versionKey: false, minimize: false },
);
exportSchema.index({ ownerId: 1, mark: 1 });
exportSchema.index({ running: 1 }, { unique: true, sparse: true });
exportSchema.index({ state: 1, leaseUntil: 1 });
exportSchema.index({ createdAt: 1 });

type ExportDocument = Omit<LibraryExport, 'id'> & Leased & { _id: number; running?: string };

/** `onChange` is told of an export after each change of it. */
export async function exportStore(connection: Connection, onChange: (changed: LibraryExport) => void): Promise<LibraryExportStore & Queue<LibraryExport>> {
  const model = connection.model('LibraryExport', exportSchema, 'library_exports');
  await model.init();
  return {
    async find(id) {
      const document = await model.findById(id).lean<ExportDocument>();
      return document && exportOf(document);
    },
    async newest(ownerId, mark) {
      const document = await model.findOne({ ownerId, mark }).sort({ _id: -1 }).lean<ExportDocument>();
      return document && exportOf(document);
    },
    async insert({ id, ...fields }) {
      try {
        await model.create({ _id: id, ...fields, running: `${fields.ownerId}:${fields.mark}`, ...notTaken });
        return true;
      } catch (error) {
        if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
        throw error;
      }
    },
    async update(id, changes) {
      const ended = changes.state !== undefined && changes.state !== 'running';
      const document = await model.findOneAndUpdate({ _id: id }, { $set: changes, ...(ended && { $unset: { running: true } }) }, { returnDocument: 'after' }).lean<ExportDocument>();
      if (document) onChange(exportOf(document));
    },
    async forgetBefore(before) {
      await model.deleteMany({ createdAt: { $lt: before }, state: { $ne: 'running' } });
    },
    ...leasedQueue(model, exportOf),
  };
}

function exportOf({ _id, running: _running, leaseUntil: _lease, holder: _holder, tries: _tries, ...fields }: ExportDocument): LibraryExport {
  return { ...fields, id: _id };
}
