import { MOST_AT_ONCE } from '../../domain/import-export/concurrency-limit.ts';
import type {
  LibraryExport,
  LibraryExportStore,
} from '../../domain/import-export/library-export.ts';
import type { ExportModel } from './export-model.ts';
import { leasedQueue, notTaken, withoutLease, type Leased } from './leased-queue.ts';
import type { Queue } from './queue-runner.ts';
import { insertWithinLimit } from './insert-within-limit.ts';

type ExportDocument = Omit<LibraryExport, 'id'> &
  Leased & { _id: number; running?: string; slot?: string };

/** `onChange` is told of an export after each change of it. */
export function mongoExportStore(
  model: ExportModel,
  onChange: (changed: LibraryExport) => void,
): LibraryExportStore & Queue<LibraryExport> {
  return {
    async find(id) {
      const document = await model.findById(id).lean<ExportDocument>();
      return document && exportOf(document);
    },
    async newest(ownerId, mark) {
      const document = await model
        .findOne({ ownerId, mark })
        .sort({ _id: -1 })
        .lean<ExportDocument>();
      return document && exportOf(document);
    },
    insert({ id, ...fields }) {
      const running = `${fields.ownerId}:${fields.mark}`;
      return insertWithinLimit(
        fields.ownerId,
        MOST_AT_ONCE,
        (slot) => model.create({ _id: id, ...fields, running, slot, ...notTaken }),
        async () => (await model.exists({ running })) !== null,
      );
    },
    async withFiles(ownerId) {
      return (
        await model
          .find({ ownerId, fileKey: { $ne: null } }, { fileKey: 1 })
          .sort({ _id: -1 })
          .lean<{ _id: number; fileKey: string }[]>()
      ).map(({ _id, fileKey }) => ({ id: _id, fileKey }));
    },
    async update(id, changes) {
      const ended = changes.state !== undefined && changes.state !== 'running';
      const document = await model
        .findOneAndUpdate(
          { _id: id },
          { $set: changes, ...(ended && { $unset: { running: true, slot: true } }) },
          { returnDocument: 'after' },
        )
        .lean<ExportDocument>();
      if (document) onChange(exportOf(document));
    },
    async forgetBefore(before) {
      await model.deleteMany({ createdAt: { $lt: before }, state: { $ne: 'running' } });
    },
    ...leasedQueue(model, exportOf),
  };
}

function exportOf(document: ExportDocument): LibraryExport {
  const { _id, running: _running, slot: _slot, ...fields } = withoutLease(document);
  return { ...fields, id: _id };
}
