import { broadcast } from '@convivio/contracts/broadcasts';
import { openCollaborators } from '@convivio/platform/collaborators';
import { defineService } from '@convivio/platform/service';
import { announceLost } from './announce-lost.ts';
import { resolvers } from './api/resolvers.ts';
import { whoAsks } from './api/who-asks.ts';
import { settings } from './config.ts';
import { libraryData } from './domain/import-export/own-data.ts';
import { openStores } from './open-stores.ts';
import { onCollaborationEnded } from './reactions/collaboration-ended.ts';
import { onCollaborationStarted } from './reactions/collaboration-started.ts';
import { onRecipeDeleted } from './reactions/recipe-deleted.ts';
import { onUserDeleted } from './reactions/user-deleted.ts';
import { renewOutdated } from './renew-outdated.ts';
import { exportFiles } from './store/import-export/export-files.ts';
import { libraryUploads } from './store/import-export/library-uploads.ts';
import { startSweeping } from './store/import-export/sweep-temporary-files.ts';
import { LibraryIndexes } from './store/library/library-indexes.ts';
import { mongoLibraryReader } from './store/library/mongo-library-reader.ts';
import { reindexRecipes } from './store/library/reindex-recipes.ts';
import { mongoDeletedRecipes } from './store/recipe/mongo-deleted-recipes.ts';
import { recipeFiles } from './store/recipe/recipe-files.ts';
import { lineProcess } from './processes/read-lines.ts';
import { workOnLibraryFiles } from './work-on-library-files.ts';

/** Recipes and their life: what is kept, who may read it, where its original lies. */
export const recipes = defineService({
  name: 'recipes',
  schema: new URL('../schema.graphql', import.meta.url),
  settings,
  async start(context) {
    const { bus, files, log } = context;
    const { SERVICE_SECRET: secret, RECIPES_WORKER } = context.settings;
    const stores = await openStores(context);
    const { model, recipes: store, templates, imports, exports, keys } = stores;
    const collaborators = await openCollaborators(context.database);
    const asks = whoAsks(collaborators, context.isBarred);
    const reindexing = reindexRecipes(model, log);
    await reindexing.begun;
    const deleted = mongoDeletedRecipes(model);
    const ofRecipes = recipeFiles(files);
    const reactions = await Promise.all([
      onRecipeDeleted({ bus, deleted, files: ofRecipes, log }),
      onUserDeleted(bus, { ...stores, collaborators }),
      onCollaborationStarted(bus, collaborators),
      onCollaborationEnded(bus, collaborators),
    ]);
    const renewing = await renewOutdated(context, store);
    const worker = RECIPES_WORKER ? await workOnLibraryFiles(context, stores, collaborators) : null;
    const lines = lineProcess();
    const sweeping = startSweeping(files, imports, exports, log);
    const announcing = announceLost(stores, context);
    const ofExports = exportFiles(files);
    return {
      ownData: (userId) =>
        libraryData({ recipes: store, templates, files: ofExports }, userId, new Date()),
      resolvers: resolvers({
        asks,
        store,
        library: mongoLibraryReader(model, new LibraryIndexes(model)),
        files: ofRecipes,
        filesOfRecipes: deleted,
        readManyLines: lines.read,
        templates,
        keys,
        tellAnalysed: ({ id: recipeId, ownerId }) =>
          broadcast(bus, 'recipe.analysed', { recipeId, ownerId }),
        importExport: {
          asks,
          exports: { recipes: store, templates, exports, files: ofExports },
          imports,
          uploads: libraryUploads(files, ofRecipes),
          keys,
          secret,
        },
        secret,
      }),
      async close() {
        await Promise.all([worker?.close(), sweeping.close(), announcing.close(), lines.close()]);
        await reindexing.close();
        await Promise.all([...reactions, renewing].map((running) => running.stop()));
        await stores.close();
      },
    };
  },
});
