import type { AnyModel } from '@convivio/platform/database';
import { firstOutbox, type Relay } from '@convivio/platform/outbox';
import { MOST_AT_ONCE } from '../../domain/import-export/concurrency-limit.ts';
import type {
  ImportChanges,
  LibraryImport,
  LibraryImportItem,
  LibraryImportStore,
} from '../../domain/import-export/library-import.ts';
import type { ImportModels } from './import-model.ts';
import { insertWithinLimit } from './insert-within-limit.ts';
import { mongoRunStore, NOT_ENDED, workIn, type Queued } from './mongo-run-store.ts';

type ImportDocument = Queued & Omit<LibraryImport, 'id'> & { idempotency?: string };
type ItemDocument = LibraryImportItem & { _id: string; importId: number };

/** What comes further is not what kills its process: runs before this one are counted no more. */
const triesAfter = ({ done }: ImportChanges) => (done === undefined ? {} : { tries: 1 });

export function mongoImportStore(
  { imports, items }: ImportModels,
  relay: Pick<Relay, 'nudge'>,
): LibraryImportStore {
  const findOne = async (filter: object) => {
    const document = await imports.findOne(filter).lean<ImportDocument>();
    return document && importOf(document);
  };
  return {
    ...mongoRunStore<LibraryImport, ImportChanges>(
      imports,
      relay,
      'library-import.requested',
      importOf,
      triesAfter,
    ),
    findByKey: (ownerId, key) => findOne({ idempotency: `${ownerId}:${key}` }),
    findByFile: (fileKey) => findOne({ fileKey }),
    async insert({ id, ...fields }, key, announcements) {
      const { ownerId, fileKey } = fields;
      const idempotency = key === null ? {} : { idempotency: `${ownerId}:${key}` };
      const known = { $or: [{ fileKey }, ...(key === null ? [] : [idempotency])] };
      const outcome = await insertWithinLimit(
        ownerId,
        MOST_AT_ONCE,
        (place) =>
          imports.create({
            _id: id,
            ...fields,
            ...idempotency,
            place,
            tries: 0,
            ...firstOutbox(announcements),
          }),
        async () => (await imports.exists(known)) !== null,
      );
      if (outcome === 'begun') relay.nudge();
      return outcome;
    },
    ...endings({ imports, items }),
    ...itemStore(items),
  };
}

/** Ends imports, and tells which have not ended. */
function endings({
  imports,
  items,
}: ImportModels): Pick<LibraryImportStore, 'cancel' | 'filesInUse' | 'forgetBefore'> {
  return {
    async cancel(id, ownerId, sentence) {
      const document = await imports
        .findOneAndUpdate(
          { _id: id, ownerId, state: 'running' },
          { $set: { state: 'failed', error: sentence, touchedAt: new Date() }, $unset: NOT_ENDED },
          { returnDocument: 'after' },
        )
        .lean<ImportDocument>();
      return document && importOf(document);
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
  };
}

/** What became of each recipe of an import. */
function itemStore(items: AnyModel): Pick<LibraryImportStore, 'items' | 'report' | 'putItem'> {
  return {
    items: async (importId) =>
      (await items.find({ importId }).sort({ index: 1 }).lean<ItemDocument[]>()).map(itemOf),
    report: async (importId, { first, offset }) =>
      (
        await items
          .find({ importId, outcome: { $ne: null } })
          .sort({ index: 1 })
          .skip(offset)
          .limit(first)
          .lean<ItemDocument[]>()
      ).map(itemOf),
    async putItem(importId, item) {
      await items.updateOne(
        { _id: `${importId}:${item.index}` },
        { $set: { importId, ...item } },
        { upsert: true },
      );
    },
  };
}

const itemOf = ({ _id, importId: _import, ...item }: ItemDocument): LibraryImportItem => item;

function importOf(document: ImportDocument): LibraryImport {
  const { idempotency: _key, ...fields } = workIn(document);
  // Imports of before recipes could go to others' collections.
  return {
    ...fields,
    cookName: fields.cookName ?? null,
    collectionId: fields.collectionId ?? null,
  };
}
