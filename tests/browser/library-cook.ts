import type { Page } from '@playwright/test';
import { expect, unseenCook } from './fixtures.ts';

export interface WrittenRecipe {
  title: string;
  description?: string;
  category?: 'starter' | 'main' | 'dessert';
  dietaryCategory?: 'omnivore' | 'pescetarian' | 'vegetarian' | 'dessert';
  cookTime?: string;
  tags?: string[];
  ingredientText?: string;
}

/** A small library, the oldest first: two starters, three mains, one dessert. */
export const smallLibrary: readonly WrittenRecipe[] = [
  {
    title: 'Leek vinaigrette',
    category: 'starter',
    dietaryCategory: 'vegetarian',
    cookTime: '35',
    ingredientText: '6 leeks\n1 lemon',
  },
  {
    title: 'Mussels with saffron',
    category: 'starter',
    dietaryCategory: 'pescetarian',
    cookTime: '30',
    ingredientText: '1 kg mussels',
  },
  {
    title: 'Brasato al Barolo',
    category: 'main',
    dietaryCategory: 'omnivore',
    cookTime: '240',
    description: 'Beef shin, one bottle, three hours and a half',
    ingredientText: '1 kg beef shin',
  },
  {
    title: 'Pumpkin gnocchi',
    category: 'main',
    dietaryCategory: 'vegetarian',
    cookTime: '70',
    ingredientText: '1 pumpkin',
  },
  {
    title: 'Sea bream in salt',
    category: 'main',
    dietaryCategory: 'pescetarian',
    cookTime: '60',
    ingredientText: '1 sea bream\n2 kg salt',
  },
  {
    title: 'Crème caramel',
    category: 'dessert',
    dietaryCategory: 'dessert',
    cookTime: '80',
    ingredientText: '6 egg yolks',
  },
];

/** Gives a page to a cook nobody else uses, whose library holds these recipes, the last of them the newest, and opens it. */
export async function cookOf(page: Page, recipes: readonly WrittenRecipe[]): Promise<void> {
  const token = await unseenCook(page);
  for (const recipe of recipes) {
    const kept = await page.request.post('/api/recipes', {
      headers: { authorization: `Bearer ${token}` },
      data: { ingredientText: '1 onion', instructions: ['Cook it.'], ...recipe },
    });
    expect(kept.status(), await kept.text()).toBe(201);
  }
  await page.goto('/');
  if (recipes.length > 0)
    await expect(page.getByRole('main').getByRole('status')).toContainText(/recipes?$/);
}

/** The titles that a section shows, in order. */
export const titlesOf = (page: Page, section: string) =>
  page.getByRole('region', { name: new RegExp(`^${section}`) }).getByRole('heading', { level: 3 });

/** Waits until menus are gone; while they fade they are hidden from roles already. */
export const closed = (page: Page) => expect(page.locator('.MuiPopover-root')).toHaveCount(0);

/** Chooses an entry of a section's filter or sort menu. */
export async function choose(page: Page, button: RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitemradio', { name: entry }).click();
  await closed(page);
}

/** Chooses an entry of the Options menu. */
export async function chooseOption(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('dialog', { name: 'Options' }).getByRole('button', { name: entry }).click();
  await closed(page);
}

/** Goes where an entry of the Options menu leads. */
export async function chooseLink(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('dialog', { name: 'Options' }).getByRole('link', { name: entry }).click();
}

/** Turns to Recipes or Archive. */
export async function turnTo(page: Page, view: 'Recipes' | 'Archive'): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('dialog', { name: 'Options' }).getByText(view, { exact: true }).click();
  await closed(page);
}
