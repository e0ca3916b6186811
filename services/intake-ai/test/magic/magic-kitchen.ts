import { nextMessage } from '@convivio/platform/bus/next-message';
import type { ClaimedMagicRecipe } from '../../src/domain/provider/claimed-magic-recipe.ts';
import type { Answer, Kitchen } from '../intake-kitchen.ts';

export interface MagicRecipeShown {
  title: string;
  course: string;
  diet: string;
  prepTime: string;
  cookTime: string;
  servings: number;
  chef: { name: string; style: string; specialty: string };
  ingredients: { name: string; amount: string; unit: string | null; group: string | null }[];
  instructions: {
    step: number;
    instruction: string;
    technique: string | null;
    tip: string | null;
  }[];
  winePairings: string[];
  suggestedChefs: { name: string; style: string; specialty: string }[];
  notices: string[];
  engine: string;
}

export interface MagicShown {
  id: string;
  stage: string;
  recipe: MagicRecipeShown | null;
  error: { code: string; sentence: string; status: number } | null;
}

const SHOWN =
  'id stage error { code sentence status } recipe { title course diet prepTime cookTime servings chef { name style specialty } ' +
  'ingredients { name amount unit group } instructions { step instruction technique tip } winePairings ' +
  'suggestedChefs { name style specialty } notices engine }';

export const marcella = { name: 'Marcella Hazan' };
/** A main of any food without a limit. */
export const anyMain = { chef: marcella, course: 'main', diet: 'omnivore' };

/** Asks for a recipe; what is refused comes back as errors. */
export const askForRecipe = (
  kitchen: Kitchen,
  cook: string | null,
  wish: object,
  idempotencyKey?: string,
): Promise<Answer<{ request: MagicShown }>> =>
  kitchen.ask(
    cook,
    `mutation ($input: MagicWishInput!, $key: String) { request: requestMagicRecipe(input: $input, idempotencyKey: $key) { ${SHOWN} } }`,
    { input: { ...anyMain, ...wish }, key: idempotencyKey ?? null },
  );

export async function readRequest(kitchen: Kitchen, cook: string, id: string): Promise<MagicShown> {
  const { data, errors } = await kitchen.ask<{ request: MagicShown }>(
    cook,
    `query ($id: ID!) { request: magicRequest(id: $id) { ${SHOWN} } }`,
    { id },
  );
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data.request;
}

/** The next message that a request of this cook has ended, well or badly. */
export const nextMagicEnd = (kitchen: Kitchen, cook: string) =>
  nextMessage<{ requestId: number; ownerId: string }>(
    kitchen.bus,
    'magic.*',
    ({ subject, data }) => subject !== 'magic.requested' && data.ownerId === cook,
    30_000,
  );

/** Asks for a recipe and waits for the message that it has ended. */
export async function generate(kitchen: Kitchen, cook: string, wish: object): Promise<MagicShown> {
  const ended = nextMagicEnd(kitchen, cook);
  ended.catch(() => undefined);
  const { data, errors } = await askForRecipe(kitchen, cook, wish);
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  await ended;
  return readRequest(kitchen, cook, data.request.id);
}

/** The recipe of a request that has ended well. */
export async function recipeFor(
  kitchen: Kitchen,
  cook: string,
  wish: object,
): Promise<MagicRecipeShown> {
  const { recipe, error } = await generate(kitchen, cook, wish);
  if (!recipe) throw new Error(error?.sentence ?? 'there is no recipe');
  return recipe;
}

/** Minutes of a duration as the API writes it. */
export function minutesOf(duration: string): number {
  const [, hours = 0, minutes = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** A model's answer that keeps to any wish for a main without meat; only what is named differs. */
export const written = (fields: Partial<ClaimedMagicRecipe> = {}): ClaimedMagicRecipe => ({
  title: 'Braised leeks with white beans',
  description: 'Soft leeks in a lemony broth.',
  course: 'main',
  difficulty: 'Easy',
  prepMinutes: 10,
  cookMinutes: 20,
  servings: 4,
  chefInsight: 'Few things, each tasted.',
  ingredients: [
    { name: 'leeks, sliced', amount: '4', unit: null, group: null },
    { name: 'cooked white beans', amount: '500', unit: 'g', group: null },
    { name: 'olive oil', amount: '3', unit: 'tbsp', group: null },
    { name: 'lemon', amount: '1', unit: null, group: null },
  ],
  instructions: [
    {
      instruction: 'Soften the leeks in the oil over low heat for 12 minutes, until they give way.',
      technique: 'sweating',
      tip: 'Do not let them brown.',
    },
    {
      instruction: 'Stir in the beans, warm through for 8 minutes and finish with the lemon juice.',
      technique: null,
      tip: null,
    },
  ],
  chefSecrets: ['Salt the leeks at once.'],
  winePairings: ['A dry white of the coast.'],
  suggestedChefs: ['Julia Child', 'Nobody at all'],
  ...fields,
});
