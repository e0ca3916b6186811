import { nothingStated } from '@convivio/culinary/recipe';
import type {
  Collaboration,
  Doubt,
  Ingredient,
  Person,
  Recipe,
  RecipeTemplate,
} from '../generated/api-resolvers.ts';

export const buildIngredient = (ingredient: Partial<Ingredient> = {}): Ingredient => ({
  name: 'plain flour',
  amount: 375,
  unit: 'gram',
  quantity: 375,
  quantityMax: null,
  otherAmounts: [],
  packageSize: null,
  size: null,
  preparation: null,
  note: null,
  optional: false,
  metricAmount: 375,
  metricAmountMax: null,
  metricUnit: 'g',
  originalText: '375 g plain flour',
  category: 'Main Ingredients',
  ...ingredient,
});

export const buildDoubt = (doubt: Partial<Doubt> = {}): Doubt => ({
  id: '1',
  part: 'whole',
  index: null,
  sentence: 'The picture was hard to read.',
  sourceWords: null,
  ...doubt,
});

/** The cook of tests, as others see her. */
export const ilaria: Person = {
  id: 'u1',
  name: 'Ilaria Conti',
  firstName: 'Ilaria',
  lastName: 'Conti',
  email: 'ilaria@example.org',
};

/** Somebody in whose collection the cook of tests works. */
export const anna: Person = {
  id: 'u2',
  name: 'Anna Rossi',
  firstName: 'Anna',
  lastName: 'Rossi',
  email: null,
};

export const buildCollaboration = (collaboration: Partial<Collaboration> = {}): Collaboration => ({
  id: '1',
  owner: anna,
  collaborator: ilaria,
  createdAt: '2026-03-14T10:00:00Z',
  ...collaboration,
});

const notAnalysed = {
  nutrition: null,
  sustainability: null,
  flavour: null,
  wine: null,
  techniques: [],
  sustainabilityScore: null,
  analysisState: 'done' as const,
  sustainabilitySummary: null,
  nutritionSummary: null,
  flavourSummary: null,
};

export const buildRecipe = (recipe: Partial<Recipe> = {}): Recipe => ({
  ...nothingStated(),
  id: '1',
  ownerId: 'u1',
  owner: ilaria,
  version: 1,
  state: 'active',
  visibility: 'private',
  title: 'Lemon tart',
  description: '',
  category: 'dessert',
  dietaryCategory: 'dessert',
  course: 'dessert',
  diet: 'dessert',
  prepTime: 'PT40M',
  cookTime: 'PT45M',
  imageUrl: null,
  schemaOrg: '{}',
  originalFormat: null,
  createdAt: '2026-03-14T10:00:00Z',
  updatedAt: '2026-03-14T10:42:00Z',
  updatedBy: 'Ilaria',
  ingredients: [buildIngredient()],
  ingredientText: '375 g plain flour',
  instructions: [
    { step: 1, instruction: 'Rub in the butter.', group: null, technique: null, tip: null },
  ],
  servings: 8,
  servingsStated: true,
  comments: '',
  ...notAnalysed,
  difficulty: null,
  chefInsight: null,
  chefPersona: null,
  chefSecrets: [],
  language: 'English',
  languageCode: 'en',
  translatedTitle: null,
  translatedIngredients: null,
  translatedInstructions: null,
  translatedHeadings: [],
  originalFileName: null,
  originalFileMimeType: null,
  originalFileUrl: null,
  originalFiles: [],
  originalUrl: null,
  draft: null,
  doubts: [],
  doubtCount: recipe.doubts?.length ?? 0,
  doubtSentences: [],
  leftOut: [],
  ...recipe,
});

export const buildTemplate = (template: Partial<RecipeTemplate> = {}): RecipeTemplate => ({
  id: '1',
  title: 'Weeknight soup',
  description: '',
  ingredientText: '',
  instructions: [],
  tags: [],
  category: null,
  dietaryCategory: null,
  prepTime: null,
  cookTime: null,
  servings: 4,
  servingsStated: true,
  createdAt: '2026-03-14T10:00:00Z',
  ...template,
});
