import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A page that tests use one after the other, in a context of its own. */
export interface SharedPage {
  context: BrowserContext;
  page: Page;
}

const WINDOW = { width: 1280, height: 800 };

/** A page of the product with next to nothing on it; on it the browser keeps the process that has compiled the product. */
const EMPTY_PAGE = '/silent-check-sso.html';

export async function openSharedPage(browser: Browser, baseURL: string): Promise<SharedPage> {
  const context = await browser.newContext({ baseURL, viewport: WINDOW });
  return { context, page: await context.newPage() };
}

/** Takes back what a test can leave behind, and opens a new page where it closed its own. */
export async function clearSharedPage(shared: SharedPage): Promise<void> {
  const { context } = shared;
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  if (shared.page.isClosed()) shared.page = await context.newPage();
  const { page } = shared;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(EMPTY_PAGE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  await page.setViewportSize(WINDOW);
  await page.mouse.move(0, 0);
}
