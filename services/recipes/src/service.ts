import { broadcast } from '@convivio/contracts/broadcasts';
import { openCollaborators } from '@convivio/platform/collaborators';
import { startAnnouncingLost } from '@convivio/platform/lost-work';
import { defineService } from '@convivio/platform/service';
import { resolvers } from './api/resolvers.ts';
import { whoAsks } from './api/who-asks.ts';
import { settings } from './config.ts';
import { openStores } from './open-stores.ts';
import { onCollaborationEnded } from './reactions/collaboration-ended.ts';
import { onCollaborationStarted } from './reactions/collaboration-started.ts';
import { onFoodCorrected } from './reactions/food-corrected.ts';
import { onRecipeDeleted } from './reactions/recipe-deleted.ts';
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

/**
 * A message that is there comes again after five minutes at most, and a run that lives comes
 * further within five, or is ended: who was not touched for so much longer has no message, or
 * waits in a long queue, where a second message does no harm.
 */
const UNTOUCHED_MS = 60 * 60_000;
/** A recipe is analysed within seconds of its message, unless the provider is asked of what is in it. */
const UNANALYSED_MS = 15 * 60_000;

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
    const asks = whoAsks(collaborators);
    const reindexing = reindexRecipes(model, log);
    await reindexing.begun;
    const deleted = mongoDeletedRecipes(model);
    const ofRecipes = recipeFiles(files);
    const removal = await onRecipeDeleted({ bus, deleted, files: ofRecipes, log });
    const correcting = await onFoodCorrected({ bus, store, log });
    const collaborating = [
      await onCollaborationStarted(bus, collaborators),
      await onCollaborationEnded(bus, collaborators),
    ];
    const worker = RECIPES_WORKER ? await workOnLibraryFiles(context, stores) : null;
    const lines = lineProcess();
    const sweeping = startSweeping(files, imports, exports, log);
    const announcing = startAnnouncingLost(
      'imports and exports',
      UNTOUCHED_MS,
      [imports.announceAgain, exports.announceAgain],
      log,
    );
    const analysing = startAnnouncingLost(
      'analyses',
      UNANALYSED_MS,
      [stores.announceUnanalysed],
      log,
    );
    return {
      resolvers: resolvers({
        asks,
        store,
        library: mongoLibraryReader(model, new LibraryIndexes(model)),
        files: ofRecipes,
        filesOfRecipes: deleted,
        readManyLines: lines.read,
        templates,
        keys,
        tellScored: ({ id: recipeId, ownerId }) =>
          broadcast(bus, 'recipe.scored', { recipeId, ownerId }),
        importExport: {
          asks,
          exports: { recipes: store, templates, exports, files: exportFiles(files) },
          imports,
          uploads: libraryUploads(files, ofRecipes),
          keys,
          secret,
        },
        secret,
      }),
      async close() {
        await Promise.all([worker?.close(), sweeping.close(), announcing.close(), lines.close()]);
        await analysing.close();
        await reindexing.close();
        await Promise.all(
          [removal, correcting, ...collaborating].map((reaction) => reaction.stop()),
        );
        await stores.close();
      },
    };
  },
});
