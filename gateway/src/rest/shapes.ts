import { z } from 'zod';
import { intakeSourceKinds, intakeStages } from '@convivio/contracts/messages';

const id = z.int().meta({ description: 'A number below 2^53.' });
const texts = z.array(z.string());
const moment = z.iso.datetime().meta({ description: 'ISO 8601 in UTC.' });
const duration = z.string().regex(/^PT(\d+H)?(\d+M)?$/).nullable().meta({ description: 'An ISO 8601 duration of hours and minutes, such as PT1H30M.' });

/** Every failure of the API. */
export const failure = z.strictObject({
  error: z.string().meta({ description: 'A sentence for a person.' }),
  code: z.string().meta({ description: 'Stable, for programs.' }),
  requestId: z.string().meta({ description: 'Names the request in the logs.' }),
  fields: z.record(z.string(), z.string()).optional().meta({ description: 'What is wrong with which field.' }),
});

const amount = z.strictObject({ quantity: z.number().nullable(), quantityMax: z.number().nullable(), unit: z.string().nullable() });

export const ingredient = z.strictObject({
  name: z.string(),
  amount: z.union([z.number(), z.string()]).nullable().meta({ description: 'A number, or text where one number does not say it: "2-3".' }),
  unit: z.string().nullable(),
  quantity: z.number().nullable(),
  quantityMax: z.number().nullable().meta({ description: 'The upper end of a range.' }),
  otherAmounts: z.array(amount).meta({ description: 'Further readings of the same line: "150 g / 5½ oz".' }),
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

const instruction = z.strictObject({ step: z.int(), instruction: z.string(), group: z.string().nullable(), technique: z.string().nullable(), tip: z.string().nullable() });

export const recipe = z.strictObject({
  id,
  title: z.string(),
  description: z.string(),
  ingredients: z.array(ingredient),
  instructions: z.array(instruction),
  tags: texts,
  category: z.enum(['starter', 'main', 'dessert']).nullable(),
  dietaryCategory: z.enum(['omnivore', 'pescetarian', 'vegetarian', 'dessert']).nullable(),
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
  author: z.string().nullable(),
  source: z.string().nullable(),
  language: z.string().nullable().meta({ description: 'Its English name.' }),
  languageCode: z.string().nullable(),
  translatedIngredients: texts.nullable(),
  translatedInstructions: texts.nullable(),
  originalFileName: z.string().nullable(),
  originalFileMimeType: z.string().nullable(),
  originalFileUrl: z.string().nullable().meta({ description: 'A path of this site that opens the original file without a token for a day or two.' }),
  originalUrl: z.string().nullable(),
  originalFormat: z.enum(['instagram', 'tiktok', 'others']).nullable(),
  imageUrl: z.string().nullable().meta({ description: 'A path of this site that shows the picture without a token for a day or two.' }),
  doubts: texts.meta({ description: 'Sentences about what was read uncertainly at import.' }),
  createdAt: moment,
  updatedAt: moment,
  version: z.int(),
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

export const user = z.strictObject({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string(), isAdmin: z.boolean() });

/** The shapes by the names under which the description of the API lists them. */
export const namedShapes = { Failure: failure, Ingredient: ingredient, Recipe: recipe, ImportedRecipe: importedRecipe, StartedJob: startedJob, IntakeJob: job, User: user };
