import { z } from 'zod';
import { intakeSourceKinds, intakeStages } from '@convivio/contracts/messages';
import { COURSES, DIETS, DIFFICULTIES, ORIGINAL_FORMATS, STATES } from './recipe-words.ts';

const id = z.int().meta({ description: 'A number below 2^53.' });
/** Generated recipes carry a prefix. */
const recipeId = z
  .union([id, z.string().regex(/^magic_\d+$/)])
  .meta({ description: 'A number below 2^53; of a generated recipe text, magic_ and a number.' });
const texts = z.array(z.string());
const moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC.' });
const duration = z
  .string()
  .regex(/^PT(\d+H)?(\d+M)?$/)
  .nullable()
  .meta({ description: 'An ISO 8601 duration of hours and minutes, such as PT1H30M.' });

/** Every failure of the API. */
export const failure = z.strictObject({
  error: z.string().meta({ description: 'A sentence for a person.' }),
  code: z.string().meta({ description: 'Stable, for programs.' }),
  requestId: z.string().meta({ description: 'Names the request in the logs.' }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'What is wrong with which field.' }),
});

const amount = z.strictObject({
  quantity: z.number().nullable(),
  quantityMax: z.number().nullable(),
  unit: z.string().nullable(),
});

export const ingredient = z.strictObject({
  name: z.string(),
  amount: z
    .union([z.number(), z.string()])
    .nullable()
    .meta({ description: 'A number, or text where one number does not say it: "2-3".' }),
  unit: z.string().nullable(),
  quantity: z.number().nullable(),
  quantityMax: z.number().nullable().meta({ description: 'The upper end of a range.' }),
  otherAmounts: z
    .array(amount)
    .meta({ description: 'Further readings of the same line: "150 g / 5½ oz".' }),
  packageSize: amount.nullable().meta({ description: 'What one package holds.' }),
  size: z.string().nullable(),
  preparation: z.string().nullable(),
  note: z.string().nullable(),
  optional: z.boolean(),
  metricAmount: z.number().nullable(),
  metricUnit: z.string().nullable(),
  originalText: z.string().meta({ description: 'The line as it was written.' }),
  category: z.string().meta({ description: 'The heading of the group.' }),
});

const instruction = z.strictObject({
  step: z.int(),
  instruction: z.string(),
  group: z.string().nullable(),
  technique: z.string().nullable(),
  tip: z.string().nullable(),
});

export const recipe = z.strictObject({
  id: recipeId,
  title: z.string(),
  description: z.string(),
  ingredients: z.array(ingredient),
  instructions: z.array(instruction),
  tags: texts,
  category: z.enum(COURSES).nullable(),
  dietaryCategory: z.enum(DIETS).nullable(),
  prepTime: duration,
  cookTime: duration,
  totalTime: duration,
  servings: z.int(),
  yieldText: z.string().nullable().meta({ description: "The yield in the source's own words." }),
  notes: texts,
  equipment: texts,
  servingNotes: texts,
  storageNotes: texts,
  tips: texts,
  comments: z.string(),
  state: z.enum(STATES),
  sustainabilityScore: z.number().nullable().meta({ description: '0 to 100.' }),
  difficulty: z.enum(DIFFICULTIES).nullable().meta({ description: 'Of generated recipes.' }),
  chefInsight: z.string().nullable(),
  chefPersona: z.string().nullable(),
  chefSecrets: texts,
  author: z.string().nullable(),
  source: z.string().nullable(),
  language: z.string().nullable().meta({ description: 'Its English name.' }),
  languageCode: z.string().nullable(),
  translatedIngredients: texts.nullable(),
  translatedInstructions: texts.nullable(),
  originalFileName: z.string().nullable(),
  originalFileMimeType: z.string().nullable(),
  originalFileUrl: z.string().nullable().meta({
    description:
      'A path of this site that opens the original file without a token for a day or two.',
  }),
  originalUrl: z.string().nullable(),
  originalFormat: z.enum(ORIGINAL_FORMATS).nullable(),
  imageUrl: z.string().nullable().meta({
    description: 'A path of this site that shows the picture without a token for a day or two.',
  }),
  doubts: texts.meta({ description: 'Sentences about what was read uncertainly at import.' }),
  createdAt: moment,
  updatedAt: moment,
  updatedBy: z.string().nullable().meta({ description: 'The first name of who changed it last.' }),
  version: z.int().meta({
    description:
      'Grows with every change. Sent along with an edit, it keeps another change from being overwritten.',
  }),
});

/** A recipe as the library shows it. */
const card = recipe
  .pick({
    id: true,
    title: true,
    description: true,
    tags: true,
    prepTime: true,
    cookTime: true,
    totalTime: true,
    servings: true,
    sustainabilityScore: true,
    originalFormat: true,
    imageUrl: true,
    createdAt: true,
  })
  .extend({
    course: z.enum(COURSES).meta({ description: 'As stated, else as read from tags and words.' }),
    diet: z
      .enum(DIETS)
      .meta({ description: 'As stated, else as read from title and ingredients.' }),
  });

export const libraryPage = z.strictObject({
  recipes: z.array(card),
  totalCount: z.int().meta({ description: 'How many there are on all pages.' }),
  endCursor: z
    .string()
    .nullable()
    .meta({ description: 'Where the next page begins; null on the last.' }),
});

export const keptRecipe = z.strictObject({ id: recipeId, title: z.string() });

export const shoppingList = z.strictObject({
  items: texts.meta({ description: 'One line each, amount first.' }),
  recipeTitle: z.string(),
  ingredientCount: z.int().meta({ description: 'Ingredient lines of the recipe.' }),
  servings: z.int(),
  aisles: z.array(
    z.strictObject({
      name: z.string(),
      items: z.array(z.strictObject({ name: z.string(), amount: z.string(), lines: texts })),
    }),
  ),
});

export const template = recipe
  .pick({
    title: true,
    description: true,
    instructions: true,
    tags: true,
    category: true,
    dietaryCategory: true,
    prepTime: true,
    cookTime: true,
    servings: true,
    createdAt: true,
  })
  .extend({ id, ingredientText: z.string() });

const stateOfWork = z.enum(['running', 'finished', 'failed']);

export const startedLibraryExport = z.strictObject({ exportId: id });

export const libraryExport = z.strictObject({
  exportId: id,
  state: stateOfWork,
  done: z.int().meta({ description: 'Recipes that were written.' }),
  total: z.int(),
  fileName: z.string().nullable(),
  url: z.string().nullable().meta({
    description:
      'A path of this site that opens the file without a token for an hour, a new one with each look; null until it is finished, after a day, and once five newer exports have files.',
  }),
  error: z.string().nullable(),
  createdAt: moment,
});

export const startedLibraryImport = z.strictObject({ importId: id });

export const libraryImport = z.strictObject({
  importId: id,
  fileName: z.string(),
  format: z
    .string()
    .nullable()
    .meta({ description: 'What wrote the file; null until it is known.' }),
  state: stateOfWork,
  done: z.int(),
  total: z.int().nullable(),
  error: z.string().nullable(),
  items: z.array(
    z.strictObject({
      name: z.string(),
      outcome: z.enum(['imported', 'present', 'failed']),
      sentence: z
        .string()
        .nullable()
        .meta({ description: 'Why it was not kept, or what was lost on the way.' }),
      recipeId: recipeId.nullable(),
    }),
  ),
  createdAt: moment,
});

export const importedRecipe = z.strictObject({ id, title: z.string(), jobId: id });
export const startedJob = z.strictObject({ jobId: id });

export const job = z.strictObject({
  jobId: id,
  source: z.enum(intakeSourceKinds),
  fileName: z.string().nullable(),
  url: z.string().nullable(),
  stage: z.enum(intakeStages),
  progress: z.int().min(0).max(100),
  title: z.string().nullable().meta({ description: 'The title of the recipe once it is known.' }),
  recipeId: id.nullable(),
  error: z.strictObject({ code: z.string(), sentence: z.string(), status: z.int() }).nullable(),
  retries: z.int(),
  createdAt: moment,
});

export const user = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
});

/** The shapes by the names under which the description of the API lists them. */
export const namedShapes = {
  Failure: failure,
  Ingredient: ingredient,
  Recipe: recipe,
  ImportedRecipe: importedRecipe,
  RecipeCard: card,
  LibraryPage: libraryPage,
  KeptRecipe: keptRecipe,
  ShoppingList: shoppingList,
  Template: template,
  LibraryExport: libraryExport,
  StartedLibraryExport: startedLibraryExport,
  LibraryImport: libraryImport,
  StartedLibraryImport: startedLibraryImport,
  StartedJob: startedJob,
  IntakeJob: job,
  User: user,
};
