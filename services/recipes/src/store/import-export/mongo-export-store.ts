import { firstOutbox, type Relay } from '@convivio/platform/outbox';
import { MOST_AT_ONCE } from '../../domain/import-export/concurrency-limit.ts';
import type {
  ExportChanges,
  LibraryExport,
  LibraryExportStore,
} from '../../domain/import-export/library-export.ts';
import type { ExportModel } from './export-model.ts';
import { insertWithinLimit } from './insert-within-limit.ts';
import { mongoRunStore, workIn, type Queued } from './mongo-run-store.ts';

type ExportDocument = Queued & Omit<LibraryExport, 'id'> & { same?: string };

export function mongoExportStore(model: ExportModel, relay: Relay): LibraryExportStore {
  return {
    ...mongoRunStore<LibraryExport, ExportChanges>(
      model,
      relay,
      'library-export.requested',
      exportOf,
    ),
    async newest(ownerId, mark) {
      const document = await model
        .findOne({ ownerId, mark })
        .sort({ _id: -1 })
        .lean<ExportDocument>();
      return document && exportOf(document);
    },
    async insert({ id, ...fields }, announcements) {
      const same = `${fields.ownerId}:${fields.mark}`;
      const outcome = await insertWithinLimit(
        fields.ownerId,
        MOST_AT_ONCE,
        (place) =>
          model.create({
            _id: id,
            ...fields,
            same,
            place,
            tries: 0,
            ...firstOutbox(announcements),
          }),
        async () => (await model.exists({ same })) !== null,
      );
      if (outcome === 'begun') relay.nudge();
      return outcome;
    },
    async withFiles(ownerId) {
      return (
        await model
          .find({ ownerId, fileKey: { $ne: null } }, { fileKey: 1 })
          .sort({ _id: -1 })
          .lean<{ _id: number; fileKey: string }[]>()
      ).map(({ _id, fileKey }) => ({ id: _id, fileKey }));
    },
    async forgetFile(id) {
      await model.updateOne({ _id: id }, { $set: { fileKey: null } });
    },
    async forgetBefore(before) {
      await model.deleteMany({ createdAt: { $lt: before }, state: { $ne: 'running' } });
    },
  };
}

function exportOf(document: ExportDocument): LibraryExport {
  const { same: _same, ...fields } = workIn(document);
  return fields;
}
