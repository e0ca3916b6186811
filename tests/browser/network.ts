import type { BrowserContext } from '@playwright/test';

const liveLine = '**/api/stream';

/**
 * Takes the network from every page of a browser. The live line is broken besides: a page hears that it is offline a moment
 * before the browser stops its requests, so a line that is opened in between would stay whole. Routing switches the browser's
 * own cache off: a test that lives from it takes the network by `setOffline` alone.
 */
export async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.route(liveLine, (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
}

export async function regainNetwork(context: BrowserContext): Promise<void> {
  await context.unroute(liveLine);
  await context.setOffline(false);
}
