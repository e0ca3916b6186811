import type { Page } from '@playwright/test';
import { anna, expect, signIn } from './fixtures.ts';

/** Opens each of the product's screens on a page, one after the other, and calls `look` when it is drawn. */
export async function eachScreen(
  page: Page,
  look: (screen: string) => Promise<void>,
): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Bring it all to the table' })).toBeVisible();
  await look('landing');
  await page.getByRole('button', { name: 'Sign Up to Get Started' }).first().click();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await look('sign-up');
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await look('sign-in');
  await signIn(page, anna);
  await expect(page.getByText('14 recipes')).toBeVisible();
  await look('library');
  await page.goto('/?add=files');
  await expect(page.getByRole('heading', { name: 'Add Recipe' })).toBeVisible();
  await look('panel');
  await page.goto('/');
  // Far down in the library, whose rows are drawn as they come into view.
  await page.getByRole('searchbox').fill('Kürbisrisotto');
  await page.getByRole('link', { name: 'Kürbisrisotto mit Salbei' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Kürbisrisotto mit Salbei' }),
  ).toBeVisible();
  await look('recipe');
  await page.goto('/recipes/123456789');
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  await look('recipe-not-found');
  await page.goto('/symbols');
  await expect(page.getByRole('heading', { name: 'Symbols' })).toBeVisible();
  await look('symbols');
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'Nobody is seated here' })).toBeVisible();
  await look('not-found');
}
