import { askApi } from './ask-api.ts';
import { demoWishes } from './demo-wishes.data.ts';

/**
 * Has the magic recipes of the demo made and keeps them, as its cook does at the API at `url`. Those of a chef whose recipe is kept already are
 * left, so that a start that broke off half-way is completed. Throws what is answered instead of a recipe.
 */
export async function keepDemoMagic(url: string, token: string): Promise<void> {
  const kept = (await askApi(url, token, '/api/recipes')) as { chefPersona: string | null }[];
  const chefs = new Set(kept.map(({ chefPersona }) => chefPersona));
  for (const wish of demoWishes.filter(({ chef }) => !chefs.has(chef))) {
    const recipe = await askApi(url, token, '/api/magic/generate', wish);
    await askApi(url, token, '/api/magic-recipes', recipe);
  }
}
