import type { RestPorts } from './rest-ports.ts';
import type { RestRoute } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { importRoutes } from './routes/imports.ts';
import { libraryFileRoutes } from './routes/library-files.ts';
import { libraryRoutes } from './routes/library.ts';
import { recipeRoutes } from './routes/recipes.ts';
import { serviceRoutes } from './routes/service.ts';
import { templateRoutes } from './routes/templates.ts';

/** The `/api` contract: each route runs a typed operation and holds no logic. The router and its description are both made from this. */
export function routeTable(
  ports: RestPorts & Pick<Parameters<typeof serviceRoutes>[0], 'stream'>,
): RestRoute[] {
  const routes: RestRoute[] = [
    importRoutes(ports),
    // Before the recipes, whose ids would take their words.
    libraryFileRoutes(ports),
    libraryRoutes(ports.run),
    recipeRoutes(ports),
    templateRoutes(ports.run),
    accountRoutes(ports.run),
    serviceRoutes({ stream: ports.stream, all: () => routes }),
  ].flat();
  return routes;
}
