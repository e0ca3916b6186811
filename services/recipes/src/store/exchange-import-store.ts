import type { LibraryImport, LibraryImportItem, LibraryImportStore } from '../domain/exchange-library-import.ts';
import type { ImportModels } from './exchange-import-model.ts';

const DUPLICATE_KEY = 11000;

type ImportDocument = Omit<LibraryImport, 'id'> & { _id: number; idempotency?: string; leaseUntil: number; holder?: string; tries: number };
type ItemDocument = LibraryImportItem & { _id: string; importId: number };

/** Imports that an instance takes up, one instance at a time. */
export interface ImportQueue {
  /** The import that has waited longest, which is then the holder's until `leaseUntil`; null when there is none. */
  take(holder: string, now: number, leaseUntil: number): Promise<{ taken: LibraryImport; tries: number } | null>;
  /** Keeps it longer, or gives it back at once. `tries` starts again once there was progress. False when another holder has taken it. */
  lease(id: number, holder: string, until: number, progressed?: boolean): Promise<boolean>;
}

export function mongoImportStore({ imports, items }: ImportModels): LibraryImportStore & ImportQueue {
  return {
    find: async (id) => read(await imports.findById(id).lean<ImportDocument>()),
    findByKey: async (ownerId, key) => read(await imports.findOne({ idempotency: `${ownerId}:${key}` }).lean<ImportDocument>()),
    findByFile: async (fileKey) => read(await imports.findOne({ fileKey }).lean<ImportDocument>()),
    async insert({ id, ...fields }, key) {
      try {
        await imports.create({ _id: id, ...fields, ...(key !== null && { idempotency: `${fields.ownerId}:${key}` }), leaseUntil: 0, tries: 0 });
        return true;
      } catch (error) {
        if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
        throw error;
      }
    },
    async forgetBefore(ownerId, before) {
      const old = await imports.find({ ownerId, state: { $ne: 'running' }, createdAt: { $lt: before } }, { _id: 1 }).lean<{ _id: number }[]>();
      for (const { _id } of old) {
        await items.deleteMany({ importId: _id });
        await imports.deleteOne({ _id });
      }
    },
    async update(id, changes) {
      await imports.updateOne({ _id: id }, { $set: changes });
    },
    items: async (importId) => (await items.find({ importId }).sort({ index: 1 }).lean<ItemDocument[]>()).map(({ _id, importId: _import, ...item }) => item),
    async putItem(importId, item) {
      await items.updateOne({ _id: `${importId}:${item.index}` }, { $set: { importId, ...item } }, { upsert: true });
    },
    async take(holder, now, leaseUntil) {
      const document = await imports.findOneAndUpdate({ state: 'running', leaseUntil: { $lte: now } }, { $set: { leaseUntil, holder }, $inc: { tries: 1 } }, { sort: { _id: 1 }, returnDocument: 'after' }).lean<ImportDocument>();
      return document && { taken: importOf(document), tries: document.tries };
    },
    async lease(id, holder, until, progressed = false) {
      return (await imports.updateOne({ _id: id, holder }, { $set: { leaseUntil: until, ...(progressed && { tries: 1 }) } })).matchedCount > 0;
    },
  };
}

const read = (document: ImportDocument | null): LibraryImport | null => document && importOf(document);

function importOf({ _id, idempotency: _key, leaseUntil: _lease, holder: _holder, tries: _tries, ...fields }: ImportDocument): LibraryImport {
  return { ...fields, id: _id };
}
