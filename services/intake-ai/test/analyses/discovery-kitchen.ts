import { newId } from '@convivio/platform/ids';
import type { ClaimedIngredient } from '../../src/domain/provider/claimed-ingredient.ts';
import {
  discoverIngredients,
  type DiscoveryPorts,
} from '../../src/domain/analyses/discovered/discover-ingredients.ts';
import { newCook, type Answer, type Kitchen } from '../intake-kitchen.ts';

/** An answer of the provider; only what is named differs. */
export const claimed = (fields: Partial<ClaimedIngredient> = {}): ClaimedIngredient => ({
  isFood: true,
  calories: 200,
  protein: 10,
  carbohydrates: 20,
  fat: 8,
  fiber: 4,
  alcohol: null,
  climate: 2,
  pieceGrams: 30,
  density: null,
  sources: ['similar roots'],
  ...fields,
});

export const noFood = claimed({
  isFood: false,
  calories: null,
  protein: null,
  carbohydrates: null,
  fat: null,
  fiber: null,
  climate: null,
  pieceGrams: null,
  sources: [],
});

export interface Discovering {
  /** As the worker discovers; `now` is that of its clock. */
  discover(
    names: readonly string[],
    options?: { cook?: string; now?: number; stopping?: AbortSignal },
  ): Promise<void>;
  close(): Promise<void>;
}

/** What a worker discovers with, on the engines of a kitchen. */
export async function startDiscovering(kitchen: Kitchen): Promise<Discovering> {
  const {
    parts: { intelligence, discovered: store },
    close,
  } = await kitchen.openInstance();
  return {
    discover(names, { cook = newCook(), now = Date.now(), stopping } = {}) {
      const ports: DiscoveryPorts = { intelligence, store, newId, now: () => now };
      return discoverIngredients(
        ports,
        { names, language: 'en', ownerId: cook },
        stopping ?? new AbortController().signal,
      );
    },
    close,
  };
}

export interface DiscoveredShown {
  id: string;
  name: string;
  isFood: boolean;
  calories: number | null;
  fat: number | null;
  climate: number | null;
  food: { id: string } | null;
  sources: string[];
  confidence: string;
  verified: boolean;
  verifiedAt: string | null;
  discoveredAt: string;
}

const SHOWN =
  'id name isFood calories fat climate food { id } sources confidence verified verifiedAt discoveredAt';

/** Whom the settings of a kitchen make an administrator: `ADMIN_EMAILS` with `adminEmail`. */
export const admin = 'discovery-admin';
export const adminEmail = `${admin}@example.org`;

export const listDiscovered = (
  kitchen: Kitchen,
  who: string | null,
  page: { first?: number; offset?: number } = {},
): Promise<Answer<{ list: DiscoveredShown[] }>> =>
  kitchen.ask(
    who,
    `query ($first: Int, $offset: Int) { list: discoveredIngredients(first: $first, offset: $offset) { ${SHOWN} } }`,
    page,
  );

export const verify = (
  kitchen: Kitchen,
  who: string | null,
  id: string,
  figures: object | null = null,
): Promise<Answer<{ verified: DiscoveredShown }>> =>
  kitchen.ask(
    who,
    `mutation ($id: ID!, $figures: DiscoveredFiguresInput) { verified: verifyDiscoveredIngredient(id: $id, figures: $figures) { ${SHOWN} } }`,
    { id, figures },
  );

/** The discovered ingredient of a name; null where it has no answer. */
export async function discoveredOf(kitchen: Kitchen, name: string) {
  const { data } = await listDiscovered(kitchen, admin, { first: 100 });
  return data.list.find((one) => one.name === name) ?? null;
}

export interface WeighedShown {
  nutrition: {
    ingredients: {
      discovered: boolean;
      nutrition: { calories: number | null };
      matchedFood: { id: string; source: string; confidence: string };
    }[];
    uncounted: { reason: string }[];
  };
  sustainability: {
    discoveredIngredients: string[];
    ingredientDetails: { discovered: boolean; climate: number | null }[];
  };
}

/** The analyses of a recipe with these lines. */
export async function weighed(kitchen: Kitchen, ...lines: string[]): Promise<WeighedShown> {
  const { data, errors } = await kitchen.ask<{ _entities: [WeighedShown] }>(
    null,
    `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Recipe {
      nutrition { ingredients { discovered nutrition { calories } matchedFood { id source confidence } } uncounted { reason } }
      sustainability { discoveredIngredients ingredientDetails { discovered climate } }
    } } }`,
    {
      of: [
        {
          __typename: 'Recipe',
          id: '1',
          ownerId: 'ada',
          ingredientText: lines.join('\n'),
          servings: 2,
          servingsStated: true,
          languageCode: 'en',
        },
      ],
    },
  );
  if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
  return data._entities[0];
}
