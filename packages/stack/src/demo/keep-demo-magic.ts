import { demoWishes } from './demo-wishes.data.ts';

/**
 * Has the magic recipes of the demo made and keeps them, as its cook does at the API at `url`. Those of a chef whose recipe is kept already are
 * left, so that a start that broke off half-way is completed. Throws what is answered instead of a recipe.
 */
export async function keepDemoMagic(url: string, token: string): Promise<void> {
  const kept = (await ask(url, token, '/api/recipes')) as { chefPersona: string | null }[];
  const chefs = new Set(kept.map(({ chefPersona }) => chefPersona));
  for (const wish of demoWishes.filter(({ chef }) => !chefs.has(chef))) {
    const recipe = await ask(url, token, '/api/magic/generate', wish);
    await ask(url, token, '/api/magic-recipes', recipe);
  }
}

async function ask(url: string, token: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(new URL(path, url), {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
