import { setTimeout } from 'node:timers/promises';
import { ProductError, unavailable } from '@convivio/platform/errors';
import { newId } from '@convivio/platform/ids';
import { requireUser } from '@convivio/platform/identity';
import { signedFilePath } from '@convivio/platform/signed-link';
import { beginExport, exportNotFound, fetchable, readExport } from '../domain/exchange-begin-export.ts';
import { beginImport, importNotFound, readImport, type Uploads } from '../domain/exchange-begin-import.ts';
import type { ExportPorts } from '../domain/exchange-export.ts';
import type { ExportFormat, LibraryExport } from '../domain/exchange-library-export.ts';
import type { LibraryImportStore } from '../domain/exchange-library-import.ts';
import type { Cook } from '../domain/policy.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { recipeId, recipeRef } from './recipe-id.ts';

const LOOK_AGAIN_MS = 50;

export interface ExchangeDependencies {
  exports: ExportPorts;
  imports: LibraryImportStore;
  uploads: Uploads;
  /** Wakes whoever works through exports. */
  exportBegan(): void;
  /** Wakes whoever works through imports. */
  importBegan(): void;
  /** How long exportRecipes waits for its file, in milliseconds. */
  exportWaitMs: number;
  secret: string;
}

/** Taking one's recipes out, and bringing others in. */
export function exchangeResolvers({ exports, imports, uploads, exportBegan, importBegan, exportWaitMs, secret }: ExchangeDependencies): Resolvers {
  async function begin(cook: Cook, format: ExportFormat, ids: readonly string[] | null | undefined): Promise<LibraryExport> {
    const begun = await beginExport(exports, cook, format, ids?.map(recipeRef) ?? null, newId, new Date());
    exportBegan();
    return begun;
  }

  async function ended(cook: Cook, begun: LibraryExport): Promise<LibraryExport> {
    const until = Date.now() + exportWaitMs;
    for (let found = begun; ; found = await readExport(exports, cook, begun.id)) {
      if (found.state === 'failed') throw unavailable('EXPORT_FAILED', found.error ?? 'This export failed. Try again.');
      if (found.state === 'finished') return found;
      if (Date.now() > until) throw new ProductError(503, 'EXPORT_RUNNING', 'This export is still being written. Ask again in a few seconds.', { retryAfter: 2 });
      await setTimeout(LOOK_AGAIN_MS);
    }
  }

  return {
    Query: {
      libraryImport: (_parent, { id }, { actor }) => readImport(imports, requireUser(actor), numberOf(id, importNotFound)),
      libraryExport: (_parent, { id }, { actor }) => readExport(exports, requireUser(actor), numberOf(id, exportNotFound)),
    },
    Mutation: {
      exportLibrary: (_parent, { format, ids }, { actor }) => begin(requireUser(actor), format, ids),
      exportRecipes: async (_parent, { format, ids }, { actor }) => {
        const cook = requireUser(actor);
        const { fileName, fileKey, done } = await ended(cook, await begin(cook, format, ids));
        return { fileName: fileName ?? '', url: signedFilePath(fileKey ?? '', secret), count: done };
      },
      importLibrary: async (_parent, { fileKey, fileName, idempotencyKey }, { actor }) => {
        const begun = await beginImport(imports, uploads, requireUser(actor), { fileKey, fileName, key: idempotencyKey ?? null }, newId, new Date());
        importBegan();
        return begun;
      },
    },
    LibraryExport: {
      id: ({ id }) => String(id),
      url: (found) => {
        const fileKey = fetchable(found, new Date());
        return fileKey && signedFilePath(fileKey, secret);
      },
      createdAt: ({ createdAt }) => createdAt.toISOString(),
    },
    LibraryImport: {
      id: ({ id }) => String(id),
      createdAt: ({ createdAt }) => createdAt.toISOString(),
      items: async ({ id }) => (await imports.items(id)).filter((item) => item.outcome !== null),
    },
    LibraryImportItem: {
      outcome: ({ outcome }) => outcome!,
      recipeId: ({ recipeId: number, generated, outcome }) => (outcome === 'failed' || generated === null ? null : recipeId({ id: number, generated })),
    },
  };
}

function numberOf(id: string, missing: () => Error): number {
  if (!/^\d{1,16}$/.test(id)) throw missing();
  return Number(id);
}
