import { expect, type Page } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const textFile = (name: string, text: string): ChosenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** Opens the Add Recipe panel from the library. */
export async function openPanel(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Actions' })
    .getByRole('button', { name: 'Add Recipe' })
    .click();
  await page.getByRole('menuitem', { name: 'Upload Recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Add Recipe' })).toBeVisible();
}

/** Chooses files through the system's dialog. */
export async function chooseFiles(page: Page, ...files: ChosenFile[]): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await dialog).setFiles(files);
}

/** Drops files on the zone, as from a file manager. */
export async function dropFiles(page: Page, ...files: ChosenFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  const dragged = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of dropped)
      transfer.items.add(
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, {
          type: mimeType,
        }),
      );
    return transfer;
  }, given);
  const zone = page.getByRole('region', { name: 'Upload files' });
  await zone.dispatchEvent('dragenter', { dataTransfer: dragged });
  await zone.dispatchEvent('drop', { dataTransfer: dragged });
}

/** Waits for the recipe's own page, to which the panel leads by itself. */
export async function expectRecipeOpens(page: Page, title: string): Promise<void> {
  await expect(page).toHaveURL(/\/recipes\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Waits for the error card, and the sentence in it. The toast of the same end is not meant. */
export async function expectFailure(page: Page, sentence: string): Promise<void> {
  const card = page.getByRole('main').getByRole('alert').filter({ hasText: 'Upload Failed' });
  await expect(card).toBeVisible();
  await expect(card).toContainText(sentence);
}

/** Keeps what is sent to be read on its way until the answer is called, so that what shows meanwhile can be looked at. */
export async function holdSending(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/api\/recipes\/(upload|text|url)$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The requests to bring in a recipe that left the page while `act` ran. */
export async function importsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const sent: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.startsWith('/api/recipes/')) sent.push(pathname);
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return sent;
}
