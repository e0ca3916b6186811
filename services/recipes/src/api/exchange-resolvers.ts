import { newId } from '@convivio/platform/ids';
import { requireUser } from '@convivio/platform/identity';
import { signedFilePath } from '@convivio/platform/signed-link';
import { beginImport, importNotFound, readImport, type Uploads } from '../domain/exchange-begin-import.ts';
import type { ExportDesk } from '../domain/exchange-export-desk.ts';
import type { LibraryImportStore } from '../domain/exchange-library-import.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { recipeId, recipeRef } from './recipe-id.ts';

export interface ExchangeDependencies {
  exports: ExportDesk;
  imports: LibraryImportStore;
  uploads: Uploads;
  /** Wakes whoever works through imports. */
  importBegan(): void;
  secret: string;
}

/** Taking one's recipes out, and bringing others in. */
export function exchangeResolvers({ exports, imports, uploads, importBegan, secret }: ExchangeDependencies): Resolvers {
  return {
    Query: {
      libraryImport: (_parent, { id }, { actor }) => {
        const cook = requireUser(actor);
        if (!/^\d{1,16}$/.test(id)) throw importNotFound();
        return readImport(imports, cook, Number(id));
      },
    },
    Mutation: {
      exportRecipes: async (_parent, { format, ids }, { actor }) => {
        const { fileName, key, count } = await exports.export(requireUser(actor), format, ids?.map(recipeRef) ?? null, new Date());
        return { fileName, url: signedFilePath(key, secret), count };
      },
      importLibrary: async (_parent, { fileKey, fileName, idempotencyKey }, { actor }) => {
        const begun = await beginImport(imports, uploads, requireUser(actor), { fileKey, fileName, key: idempotencyKey ?? null }, newId, new Date());
        importBegan();
        return begun;
      },
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
