import type { RestRoute } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { importRoutes, type ImportPorts } from './routes/imports.ts';
import { recipeRoutes } from './routes/recipes.ts';
import { serviceRoutes } from './routes/service.ts';

export interface RestPorts extends ImportPorts {
  stream: Parameters<typeof serviceRoutes>[0]['stream'];
}

/** The `/api` contract: each route runs a typed operation and holds no logic. The router and its description are both made from this. */
export function routeTable(ports: RestPorts): RestRoute[] {
  const routes: RestRoute[] = [
    ...importRoutes(ports),
    ...recipeRoutes(ports),
    ...accountRoutes(ports.run),
    ...serviceRoutes({ stream: ports.stream, all: () => routes }),
  ];
  return routes;
}
