import type { RestRoute } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { administrationRoutes } from './routes/administration.ts';
import { analysisRoutes } from './routes/analyses.ts';
import { calendarRoutes } from './routes/calendars.ts';
import { collaborationRoutes } from './routes/collaborations.ts';
import { eventShoppingListRoutes } from './routes/event-shopping-list.ts';
import { eventRoutes } from './routes/events.ts';
import { importRoutes } from './routes/imports.ts';
import { foodRoutes } from './routes/foods.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { libraryFileRoutes } from './routes/library-files.ts';
import { libraryRoutes } from './routes/library.ts';
import { magicRoutes } from './routes/magic.ts';
import { originalFileRoutes } from './routes/original-file.ts';
import { recipeListRoutes } from './routes/recipe-lists.ts';
import { recipeRoutes } from './routes/recipes.ts';
import { serviceRoutes } from './routes/service.ts';
import { sharingRoutes } from './routes/sharing.ts';
import { shoppingItemRoutes } from './routes/shopping-items.ts';
import { shoppingListRoutes } from './routes/shopping-lists.ts';
import { templateRoutes } from './routes/templates.ts';

/** The `/api` contract. The router and the description of the API are both made from this. */
export const routeTable: readonly RestRoute[] = [
  importRoutes,
  magicRoutes,
  // Before the recipes, whose ids would take their words.
  libraryFileRoutes,
  recipeListRoutes,
  libraryRoutes,
  recipeRoutes,
  originalFileRoutes,
  analysisRoutes,
  foodRoutes,
  templateRoutes,
  invitationRoutes,
  collaborationRoutes,
  sharingRoutes,
  eventRoutes,
  eventShoppingListRoutes,
  calendarRoutes,
  shoppingListRoutes,
  shoppingItemRoutes,
  accountRoutes,
  administrationRoutes,
  serviceRoutes(() => routeTable),
].flat();
