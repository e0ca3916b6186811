import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { anna, expect, productUrl, signIn } from './fixtures.ts';

/** Opens each of the product's screens, one after the other, and hands it over when it is drawn. */
export async function eachScreen(
  browser: Browser,
  options: BrowserContextOptions,
  look: (page: Page, screen: string) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: productUrl(), ...options });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Bring it all to the table' })).toBeVisible();
  await look(page, 'landing');
  await page.getByRole('button', { name: 'Sign Up to Get Started' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await look(page, 'sign-up');
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await look(page, 'sign-in');
  await signIn(page, anna);
  await expect(page.getByText('12 recipes')).toBeVisible();
  await look(page, 'library');
  await page.goto('/?add=files');
  await expect(page.getByRole('heading', { name: 'Add Recipe' })).toBeVisible();
  await look(page, 'panel');
  await page.goto('/');
  await page.getByRole('link', { name: 'Kürbisrisotto mit Salbei' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Kürbisrisotto mit Salbei' }),
  ).toBeVisible();
  await look(page, 'recipe');
  await page.goto('/recipes/123456789');
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  await look(page, 'recipe-not-found');
  await context.close();
}
