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

/** The chefs of a backend, what it knows of names, and recipes that are made at once. */
export function serveMagic(
  backend: FakeBackend,
  selection: ChefSelection = { own: [], hidden: [], version: 1 },
): { selection: ChefSelection } {
  const kept = { selection };
  Object.assign(backend.fields, {
    presetChefs: () => [hazan, tsuji],
    chefSelection: () => kept.selection,
    keepChefSelection: ({ input }) => {
      const own = input.own.map(({ name, style, specialty }) => ({
        name,
        style: style ?? '',
        specialty: specialty ?? '',
      }));
      kept.selection = { own, hidden: [...input.hidden], version: kept.selection.version + 1 };
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
