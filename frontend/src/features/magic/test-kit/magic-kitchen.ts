import type {
  Chef,
  ChefSelection,
  MagicRecipe,
  MagicRequest,
} from '../../../generated/api-resolvers.ts';
import type { FakeBackend } from '../../../test-kit/fake-backend.ts';
import { buildRecipe } from '../../../test-kit/records.ts';

export const hazan: Chef = {
  name: 'Marcella Hazan',
  style: 'Italian home',
  specialty: 'Three-ingredient sauces',
};
export const tsuji: Chef = {
  name: 'Shizuo Tsuji',
  style: 'Japanese',
  specialty: 'Dashi and the knife',
};

export const buildMagicRecipe = (recipe: Partial<MagicRecipe> = {}): MagicRecipe => ({
  title: 'Fennel and tomato braise',
  description: 'Three vegetables and one pan.',
  course: 'main',
  diet: 'vegetarian',
  difficulty: 'Medium',
  prepTime: 'PT15M',
  cookTime: 'PT40M',
  servings: 4,
  chef: hazan,
  chefInsight: 'What you leave out matters.',
  ingredients: [
    { name: 'fennel bulbs', amount: '3', unit: null, group: null },
    { name: 'olive oil', amount: '80', unit: 'ml', group: null },
  ],
  instructions: [
    {
      step: 1,
      instruction: 'Brown the fennel in the oil.',
      technique: 'Browning: colour is depth.',
      tip: 'Leave it alone.',
    },
  ],
  chefSecrets: ['Save the fronds.'],
  winePairings: ['A crisp white from the coast.'],
  suggestedChefs: [tsuji],
  notices: [],
  engine: 'offline',
  ...recipe,
});

export const buildRequest = (request: Partial<MagicRequest> = {}): MagicRequest => ({
  id: '9',
  stage: 'success',
  recipe: buildMagicRecipe(),
  error: null,
  createdAt: '2026-03-14T10:00:00Z',
  ...request,
});

/** The chefs of an account, with its earlier versions. */
export interface AccountChefs {
  selection: ChefSelection;
  earlier: Map<number, ChefSelection>;
}

const named = (chefs: readonly Chef[]) => new Map(chefs.map((chef) => [chef.name, chef]));
const itself = (names: readonly string[]) => new Map(names.map((name) => [name, name]));

/** As the service merges: what either has added stays, what either has taken away goes. */
const mergedByName = <Item>(
  there: Map<string, Item>,
  here: Map<string, Item>,
  read: Map<string, Item>,
): Map<string, Item> =>
  new Map(
    [...here, ...there].filter(([name]) => !read.has(name) || (here.has(name) && there.has(name))),
  );

/** The chefs of a backend, what it knows of names, and recipes that are made at once. */
export function serveMagic(
  backend: FakeBackend,
  selection: ChefSelection = { own: [], hidden: [], version: 1 },
): AccountChefs {
  const kept: AccountChefs = { selection, earlier: new Map([[selection.version, selection]]) };
  Object.assign(backend.fields, {
    presetChefs: () => [hazan, tsuji],
    chefSelection: () => kept.selection,
    keepChefSelection: ({ input, version }) => {
      const own = input.own.map(({ name, style, specialty }) => ({
        name,
        style: style ?? '',
        specialty: specialty ?? '',
      }));
      const read = kept.earlier.get(version ?? 0) ?? { own: [], hidden: [], version: 0 };
      kept.selection = {
        own: [...mergedByName(named(kept.selection.own), named(own), named(read.own)).values()],
        hidden: [
          ...mergedByName(
            itself(kept.selection.hidden),
            itself(input.hidden),
            itself(read.hidden),
          ).values(),
        ],
        version: kept.selection.version + 1,
      };
      kept.earlier.set(kept.selection.version, kept.selection);
      return kept.selection;
    },
    validateChef: ({ name }) =>
      /bocuse/i.test(name)
        ? {
            isValid: true,
            correctedName: 'Paul Bocuse',
            style: 'Lyonnaise cuisine of the market',
            specialty: 'Truffle soup',
          }
        : {
            isValid: [hazan, tsuji].some((chef) => chef.name === name),
            correctedName: null,
            style: null,
            specialty: null,
          },
    requestMagicRecipe: () => buildRequest(),
    createRecipe: ({ input }) => buildRecipe({ id: 'magic_3', title: input.title }),
  } satisfies Partial<FakeBackend['fields']>);
  return kept;
}
