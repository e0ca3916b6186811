import type { LibraryExport, LibraryExportStore } from '../domain/exchange-library-export.ts';
import type { ExportModel } from './exchange-export-model.ts';
import { leasedQueue, notTaken, type Leased } from './leased-queue.ts';
import type { Queue } from './queue-runner.ts';

const DUPLICATE_KEY = 11000;

type ExportDocument = Omit<LibraryExport, 'id'> & Leased & { _id: number; running?: string };

/** `onChange` is told of an export after each change of it. */
export function mongoExportStore(model: ExportModel, onChange: (changed: LibraryExport) => void): LibraryExportStore & Queue<LibraryExport> {
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
