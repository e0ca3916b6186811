import { expect, type Page } from '@playwright/test';
import { productUrl } from './fixtures.ts';
import { tokenByHttp } from './sign-up-by-http.ts';

/** Has a text read, without the page, and answers the address of the recipe that it became. */
export const readText = (page: Page, text: string): Promise<string> =>
  made(page, '/api/recipes/text', { text });

/** Writes a recipe, without the page, and answers its address. */
export const keepRecipe = (
  page: Page,
  {
    title,
    ingredients = '250 g plain flour\n125 g cold butter, diced',
    instructions = 'Rub in the butter.\n\nBake for 25 minutes.',
  }: { title: string; ingredients?: string; instructions?: string },
): Promise<string> =>
  made(page, '/api/recipes', {
    title,
    servings: 4,
    ingredientText: ingredients,
    instructions: instructions.split('\n\n'),
  });

/** Opens the page of a recipe that is there. */
export async function openRecipe(page: Page, url: string, title: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function made(page: Page, path: string, data: object): Promise<string> {
  const token = await tokenByHttp(page.request, productUrl());
  const answer = await page.request.post(productUrl() + path, {
    headers: { authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return `${productUrl()}/recipes/${((await answer.json()) as { id: number }).id}`;
}
