import {
  expect,
  freshCook,
  newTitle,
  newVisitor,
  productUrl,
  visitorTest as test,
} from './fixtures.ts';
import { tokenByHttp } from './sign-up-by-http.ts';
import type { Page } from '@playwright/test';

/** More than a browser has connections to one server. */
const WINDOWS = 8;

async function addRecipe(page: Page, title: string): Promise<void> {
  const token = await tokenByHttp(page.request, productUrl());
  const answer = await page.request.post('/api/recipes', {
    headers: { authorization: `Bearer ${token}` },
    data: { title },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('eight windows of one browser all show what changes elsewhere, load further pages, and miss nothing when one closes', async ({
  browser,
}) => {
  const { page: first, context } = await newVisitor(browser);
  await freshCook(first);
  const others = await Promise.all(
    Array.from({ length: WINDOWS - 1 }, async () => {
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
      return page;
    }),
  );
  const soup = newTitle('Leek soup');
  await addRecipe(first, soup);
  for (const page of [first, ...others])
    await expect(page.getByRole('link', { name: soup })).toBeVisible();
  await first.close();
  const tart = newTitle('Plum tart');
  await addRecipe(others[0]!, tart);
  for (const page of others) await expect(page.getByRole('link', { name: tart })).toBeVisible();
  await Promise.all(
    others.map(async (page) => {
      await page.getByRole('link', { name: soup }).click();
      await expect(page.getByRole('heading', { name: soup })).toBeVisible();
    }),
  );
  await context.close();
});
