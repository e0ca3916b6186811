import type { LibraryImport, LibraryImportItem, LibraryImportStore } from '../domain/exchange-library-import.ts';
import type { ImportModels } from './exchange-import-model.ts';
import { leasedQueue, notTaken, type Leased } from './leased-queue.ts';
import type { Queue } from './queue-runner.ts';

const DUPLICATE_KEY = 11000;

type ImportDocument = Omit<LibraryImport, 'id'> & Leased & { _id: number; idempotency?: string };
type ItemDocument = LibraryImportItem & { _id: string; importId: number };

/** `onChange` is told of an import after each change of it. */
export function mongoImportStore({ imports, items }: ImportModels, onChange: (changed: LibraryImport) => void = () => {}): LibraryImportStore & Queue<LibraryImport> {
  return {
    find: async (id) => read(await imports.findById(id).lean<ImportDocument>()),
    findByKey: async (ownerId, key) => read(await imports.findOne({ idempotency: `${ownerId}:${key}` }).lean<ImportDocument>()),
    findByFile: async (fileKey) => read(await imports.findOne({ fileKey }).lean<ImportDocument>()),
    async insert({ id, ...fields }, key) {
      try {
        await imports.create({ _id: id, ...fields, ...(key !== null && { idempotency: `${fields.ownerId}:${key}` }), ...notTaken });
        return true;
      } catch (error) {
        if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
        throw error;
      }
    },
    async filesInUse(fileKeys) {
      return (await imports.find({ fileKey: { $in: fileKeys }, state: 'running' }, { _id: 0, fileKey: 1 }).lean<{ fileKey: string }[]>()).map(({ fileKey }) => fileKey);
    },
    async forgetBefore(before) {
      const old = await imports.find({ createdAt: { $lt: before }, state: { $ne: 'running' } }, { _id: 1 }).lean<{ _id: number }[]>();
      for (const { _id } of old) {
        await items.deleteMany({ importId: _id });
        await imports.deleteOne({ _id });
      }
    },
    async update(id, changes) {
      const document = await imports.findOneAndUpdate({ _id: id }, { $set: changes }, { returnDocument: 'after' }).lean<ImportDocument>();
      if (document) onChange(importOf(document));
    },
    items: async (importId) => (await items.find({ importId }).sort({ index: 1 }).lean<ItemDocument[]>()).map(({ _id, importId: _import, ...item }) => item),
    async putItem(importId, item) {
      await items.updateOne({ _id: `${importId}:${item.index}` }, { $set: { importId, ...item } }, { upsert: true });
    },
    ...leasedQueue(imports, importOf),
  };
}

const read = (document: ImportDocument | null): LibraryImport | null => document && importOf(document);

function importOf({ _id, idempotency: _key, leaseUntil: _lease, holder: _holder, tries: _tries, ...fields }: ImportDocument): LibraryImport {
  return { ...fields, id: _id };
}
