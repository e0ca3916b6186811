import { broadcast } from '@convivio/contracts/broadcasts';
import { newId } from '@convivio/platform/ids';
import { startRelay } from '@convivio/platform/outbox';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { settings } from './config.ts';
import type { LibraryExport } from './domain/import-export/library-export.ts';
import type { LibraryImport } from './domain/import-export/library-import.ts';
import { onRecipeDeleted } from './reactions/recipe-deleted.ts';
import { exportModel } from './store/import-export/export-model.ts';
import { startExportRunner } from './store/import-export/run-exports.ts';
import { mongoExportStore } from './store/import-export/mongo-export-store.ts';
import { exportFiles, importFiles, libraryUploads } from './store/import-export/library-files.ts';
import { importModels } from './store/import-export/import-model.ts';
import { startImportRunner } from './store/import-export/run-imports.ts';
import { mongoImportStore } from './store/import-export/mongo-import-store.ts';
import { reindexRecipes } from './store/library/reindex-recipes.ts';
import { LibraryIndexes } from './store/library/library-indexes.ts';
import { mongoDeletedRecipes } from './store/recipe/mongo-deleted-recipes.ts';
import { mongoLibraryReader } from './store/library/mongo-library-reader.ts';
import { mongoRecipeStore } from './store/recipe/mongo-recipe-store.ts';
import { mongoTemplateStore } from './store/templates/mongo-template-store.ts';
import { recipeFiles } from './store/recipe/recipe-files.ts';
import { recipeModel } from './store/recipe/recipe-model.ts';
import { startSweeping } from './store/import-export/sweep-temporary-files.ts';
import { templateModel } from './store/templates/template-model.ts';

/** Recipes and their life: what is kept, who may read it, where its original lies. */
export const recipes = defineService({
  name: 'recipes',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start({ database, bus, files, log, settings: { SERVICE_SECRET } }) {
    const model = recipeModel(database);
    const templates = templateModel(database);
    await Promise.all([model.init(), templates.init()]);
    const reindexing = reindexRecipes(model, log);
    await reindexing.begun;
    const deleted = mongoDeletedRecipes(model);
    const kept = recipeFiles(files);
    const relay = startRelay(model, bus, log);
    const removal = await onRecipeDeleted({ bus, deleted, files: kept, log });
    const store = mongoRecipeStore(model, relay);
    const templateStore = mongoTemplateStore(templates);
    const imports = mongoImportStore(await importModels(database), (changed) =>
      broadcast(bus, 'library-import.progressed', { importId: changed.id, ...progressOf(changed) }),
    );
    const exports = mongoExportStore(await exportModel(database), (changed) =>
      broadcast(bus, 'library-export.progressed', { exportId: changed.id, ...progressOf(changed) }),
    );
    const importing = startImportRunner(
      {
        recipes: store,
        templates: templateStore,
        imports,
        files: importFiles(files),
        newId,
        now: () => new Date(),
      },
      imports,
      log,
    );
    const exportPorts = {
      recipes: store,
      templates: templateStore,
      exports,
      files: exportFiles(files),
    };
    const exporting = startExportRunner(exportPorts, exports, log);
    const sweeping = startSweeping(files, imports, exports, log);
    return {
      resolvers: resolvers({
        store,
        library: mongoLibraryReader(model, new LibraryIndexes(model)),
        files: kept,
        filesOfRecipes: deleted,
        templates: templateStore,
        importExport: {
          exports: exportPorts,
          imports,
          uploads: libraryUploads(files, kept),
          exportBegan: exporting.nudge,
          importBegan: importing.nudge,
          secret: SERVICE_SECRET,
        },
        secret: SERVICE_SECRET,
      }),
      async close() {
        await Promise.all([importing.close(), exporting.close(), sweeping.close()]);
        await reindexing.close();
        await removal.stop();
        await relay.close();
      },
    };
  },
});

function progressOf({ ownerId, state, done, total, error }: LibraryImport | LibraryExport) {
  return { ownerId, state, done, total, error };
}
