import { recipeIdOf } from '@convivio/contracts/recipe-id';
import { newId } from '@convivio/platform/ids';
import { requireUser } from '@convivio/platform/identity';
import { readId } from '@convivio/platform/read-id';
import { briefFilePath } from '@convivio/platform/signed-link';
import { requestExport, fetchable, readExport } from '../../domain/import-export/request-export.ts';
import {
  cancelImport,
  requestImport,
  readImport,
  reportOf,
  type Uploads,
} from '../../domain/import-export/request-import.ts';
import type { ExportPorts } from '../../domain/import-export/export-ports.ts';
import type { LibraryImportStore } from '../../domain/import-export/library-import.ts';
import type { UsedKeys } from '../../domain/recipe/saving/used-keys.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { recipeRef } from '../recipe-id.ts';
import type { WhoAsks } from '../who-asks.ts';

/** An export is a whole library, and whoever has the link may open it: it lasts for a download, also one that is begun again. */
const LINK_MS = 60 * 60_000;

export interface ImportExportDependencies {
  asks: WhoAsks;
  exports: ExportPorts;
  imports: LibraryImportStore;
  uploads: Uploads;
  keys: UsedKeys;
  secret: string;
}

/** Taking one's recipes out, and bringing others in. */
export function importExportResolvers({
  asks: { cook },
  exports,
  imports,
  uploads,
  keys,
  secret,
}: ImportExportDependencies): Resolvers {
  return {
    Query: {
      libraryImport: (_parent, { id }, { actor }) =>
        readImport(
          imports,
          requireUser(actor),
          readId(id, 'INVALID_IMPORT_ID', 'This is no import.'),
        ),
      libraryExport: (_parent, { id }, { actor }) =>
        readExport(
          exports,
          requireUser(actor),
          readId(id, 'INVALID_EXPORT_ID', 'This is no export.'),
        ),
    },
    Mutation: {
      exportLibrary: (_parent, { format, ids }, { actor }) =>
        requestExport(exports, cook(actor), format, ids?.map(recipeRef) ?? null, newId, new Date()),
      importLibrary: (_parent, { sha256, collection, idempotencyKey, ...file }, { actor }) =>
        requestImport(
          { imports, uploads, keys },
          cook(actor),
          {
            ...file,
            sha256: sha256 ?? null,
            collection: collection ?? null,
            key: idempotencyKey ?? null,
          },
          newId,
          new Date(),
        ),
      cancelLibraryImport: (_parent, { id }, { actor }) =>
        cancelImport(
          imports,
          uploads,
          requireUser(actor),
          readId(id, 'INVALID_IMPORT_ID', 'This is no import.'),
        ),
    },
    ...fields(imports, secret),
  };
}

function fields(
  imports: LibraryImportStore,
  secret: string,
): Pick<Resolvers, 'LibraryExport' | 'LibraryImport' | 'LibraryImportItem'> {
  return {
    LibraryExport: {
      id: ({ id }) => String(id),
      url: (found) => {
        const fileKey = fetchable(found, new Date());
        return fileKey && briefFilePath(fileKey, secret, LINK_MS);
      },
      createdAt: ({ createdAt }) => createdAt.toISOString(),
    },
    LibraryImport: {
      id: ({ id }) => String(id),
      createdAt: ({ createdAt }) => createdAt.toISOString(),
      items: ({ id }, { first, offset }) =>
        reportOf(imports, id, { first: first ?? 1_000, offset: offset ?? 0 }),
    },
    LibraryImportItem: {
      outcome: ({ outcome }) => outcome!,
      recipeId: ({ recipeId: number, generated, outcome }) =>
        outcome === 'failed' || generated === null ? null : recipeIdOf({ id: number, generated }),
    },
  };
}
