import { MOST_AT_ONCE } from '../../domain/import-export/concurrency-limit.ts';
import type {
  LibraryImport,
  LibraryImportItem,
  LibraryImportStore,
} from '../../domain/import-export/library-import.ts';
import type { ImportModels } from './import-model.ts';
import { leasedQueue, notTaken, withoutLease, type Leased } from './leased-queue.ts';
import type { Queue } from './queue-runner.ts';
import { insertWithinLimit } from './insert-within-limit.ts';

type ImportDocument = Omit<LibraryImport, 'id'> &
  Leased & { _id: number; idempotency?: string; slot?: string };
type ItemDocument = LibraryImportItem & { _id: string; importId: number };

/** `onChange` is told of an import after each change of it. */
export function mongoImportStore(
  { imports, items }: ImportModels,
  onChange: (changed: LibraryImport) => void = () => {},
): LibraryImportStore & Queue<LibraryImport> {
  return {
    find: async (id) => read(await imports.findById(id).lean<ImportDocument>()),
    findByKey: async (ownerId, key) =>
      read(await imports.findOne({ idempotency: `${ownerId}:${key}` }).lean<ImportDocument>()),
    findByFile: async (fileKey) => read(await imports.findOne({ fileKey }).lean<ImportDocument>()),
    insert({ id, ...fields }, key) {
      const { ownerId, fileKey } = fields;
      const idempotency = key === null ? {} : { idempotency: `${ownerId}:${key}` };
      const known = { $or: [{ fileKey }, ...(key === null ? [] : [idempotency])] };
      return insertWithinLimit(
        ownerId,
        MOST_AT_ONCE,
        (slot) => imports.create({ _id: id, ...fields, ...idempotency, slot, ...notTaken }),
        async () => (await imports.exists(known)) !== null,
      );
    },
    async filesInUse(fileKeys) {
      return (
        await imports
          .find({ fileKey: { $in: fileKeys }, state: 'running' }, { _id: 0, fileKey: 1 })
          .lean<{ fileKey: string }[]>()
      ).map(({ fileKey }) => fileKey);
    },
    async forgetBefore(before) {
      const old = await imports
        .find({ createdAt: { $lt: before }, state: { $ne: 'running' } }, { _id: 1 })
        .lean<{ _id: number }[]>();
      for (const { _id } of old) {
        await items.deleteMany({ importId: _id });
        await imports.deleteOne({ _id });
      }
    },
    async update(id, changes) {
      const ended = changes.state !== undefined && changes.state !== 'running';
      const before = await imports
        .findOneAndUpdate(
          { _id: id },
          { $set: changes, ...(ended && { $unset: { slot: true } }) },
          { returnDocument: 'before' },
        )
        .lean<ImportDocument>();
      if (!before) return;
      // What comes further is not what kills its process: those that had it before are counted no more.
      if ((changes.done ?? 0) > before.done && (before.unreturned ?? 0) > 1)
        await imports.updateOne({ _id: id, unreturned: { $gt: 1 } }, { $set: { unreturned: 1 } });
      onChange(importOf({ ...before, ...changes }));
    },
    items: async (importId) =>
      (await items.find({ importId }).sort({ index: 1 }).lean<ItemDocument[]>()).map(
        ({ _id, importId: _import, ...item }) => item,
      ),
    async putItem(importId, item) {
      await items.updateOne(
        { _id: `${importId}:${item.index}` },
        { $set: { importId, ...item } },
        { upsert: true },
      );
    },
    ...leasedQueue(imports, importOf),
  };
}

const read = (document: ImportDocument | null): LibraryImport | null =>
  document && importOf(document);

function importOf(document: ImportDocument): LibraryImport {
  const { _id, idempotency: _key, slot: _slot, ...fields } = withoutLease(document);
  return { ...fields, id: _id };
}
