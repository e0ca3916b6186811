import { startRelay } from '@convivio/platform/outbox';
import type { ServiceContext } from '@convivio/platform/service';
import { exportModel } from './store/import-export/export-model.ts';
import { importModels } from './store/import-export/import-model.ts';
import { mongoExportStore } from './store/import-export/mongo-export-store.ts';
import { mongoImportStore } from './store/import-export/mongo-import-store.ts';
import { announcerOfFailed, announcerOfUnanalysed } from './store/recipe/announce-unanalysed.ts';
import { mongoRecipeStore } from './store/recipe/mongo-recipe-store.ts';
import { recipeModel } from './store/recipe/recipe-model.ts';
import { mongoTemplateStore } from './store/templates/mongo-template-store.ts';
import { templateModel } from './store/templates/template-model.ts';
import { mongoUsedKeys } from './store/recipe/mongo-used-keys.ts';
import { usedKeyModel } from './store/recipe/used-key-model.ts';

export type Stores = Awaited<ReturnType<typeof openStores>>;

/** Opens the stores of recipes with the relays that publish what they announce: for the service, and for a worker alone. */
export async function openStores({
  database,
  bus,
  log,
}: Pick<ServiceContext<unknown>, 'database' | 'bus' | 'log'>) {
  const model = recipeModel(database);
  const templates = templateModel(database);
  const usedKeys = usedKeyModel(database);
  await Promise.all([model.init(), templates.init(), usedKeys.init()]);
  const [imports, exports] = [await importModels(database), await exportModel(database)];
  const recipeRelay = startRelay(model, bus, log);
  const importRelay = startRelay(imports.imports, bus, log);
  const exportRelay = startRelay(exports, bus, log);
  return {
    model,
    recipes: mongoRecipeStore(model, recipeRelay),
    announceUnanalysed: announcerOfUnanalysed(model, recipeRelay),
    announceFailed: announcerOfFailed(model, recipeRelay),
    templates: mongoTemplateStore(templates),
    keys: mongoUsedKeys(usedKeys),
    imports: mongoImportStore(imports, importRelay),
    exports: mongoExportStore(exports, exportRelay),
    close: async () => {
      await Promise.all([recipeRelay, importRelay, exportRelay].map((relay) => relay.close()));
    },
  };
}
