import type { RestRoute } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { eventRoutes } from './routes/events.ts';
import { importRoutes } from './routes/imports.ts';
import { libraryFileRoutes } from './routes/library-files.ts';
import { libraryRoutes } from './routes/library.ts';
import { originalFileRoutes } from './routes/original-file.ts';
import { recipeListRoutes } from './routes/recipe-lists.ts';
import { recipeRoutes } from './routes/recipes.ts';
import { serviceRoutes } from './routes/service.ts';
import { templateRoutes } from './routes/templates.ts';

/** The `/api` contract. The router and the description of the API are both made from this. */
export const routeTable: readonly RestRoute[] = [
  importRoutes,
  // Before the recipes, whose ids would take their words.
  libraryFileRoutes,
  recipeListRoutes,
  libraryRoutes,
  recipeRoutes,
  originalFileRoutes,
  templateRoutes,
  eventRoutes,
  accountRoutes,
  serviceRoutes(() => routeTable),
].flat();
