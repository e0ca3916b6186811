import type { Locator, Page } from '@playwright/test';

/** The toast with these words, pointed at: it stays until the pointer is elsewhere, however long the test looks at other things. */
export async function heldToast(page: Page, words: string): Promise<Locator> {
  const toast = page.locator('[data-toast]').filter({ hasText: words });
  await toast.hover();
  return toast;
}
