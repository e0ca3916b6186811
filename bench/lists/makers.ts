import type { Request } from '../library/cases.ts';
import { fill, tokenFor } from '../library/fill.ts';
import { generateRecipes } from '../library/generate-recipes.ts';

/** Of the demo: the lists of one cook are made one after the other, those of several side by side. */
const COOKS = ['marco@convivio.example', 'anna@convivio.example', 'admin@convivio.example'];
/** On each menu. */
const DISHES = 20;
/** Another seed than that of the library that is measured. */
const SEED = 11;

/** Starts people who have the list of a dinner made again and again; resolves, when stopped, with how many were made. */
export type StartMakers = () => { stop: () => Promise<number> };

/** Plans a dinner for each cook, and returns how so many people at once have its list made. */
export async function makers(
  { url, data, many }: { url: string; data: string; many: number },
  listOf: (eventId: string) => Request,
): Promise<StartMakers> {
  const dinners = await Promise.all(COOKS.map((cook) => dinnerOf(url, data, cook)));
  return () => {
    let stopped = false;
    let made = 0;
    const make = async (at: number) => {
      const { eventId, headers } = dinners[at % dinners.length]!;
      const { path, ...asked } = listOf(eventId);
      while (!stopped) {
        const response = await fetch(url + path, {
          ...asked,
          headers: { ...headers, 'content-type': 'application/json' },
        });
        const { errors } = (await response.json()) as { errors?: unknown };
        if (errors) throw new Error(`no list was made: ${JSON.stringify(errors)}`);
        made += 1;
      }
    };
    const ended = Promise.all(Array.from({ length: many }, (_, at) => make(at)));
    // What fails is thrown when they are stopped.
    ended.catch(() => {});
    return {
      async stop() {
        stopped = true;
        await ended;
        return made;
      },
    };
  };
}

async function dinnerOf(url: string, data: string, cook: string) {
  const headers = { authorization: `Bearer ${await tokenFor(data, cook)}` };
  const recipes = generateRecipes(DISHES, SEED);
  const recipeIds = await fill(url, '/api/recipes', headers, recipes);
  const [eventId] = await fill(url, '/api/events', headers, [{ name: 'Feast', guestCount: 30 }]);
  for (const recipeId of recipeIds)
    await fill(url, `/api/events/${eventId}/recipes`, headers, [{ recipeId }]);
  return { eventId: String(eventId), headers };
}
