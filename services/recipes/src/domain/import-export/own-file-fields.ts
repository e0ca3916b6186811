import { z } from 'zod';
import { doubtOfWhole, leftOutLines } from '@convivio/culinary/recipe';
import { withoutTurning } from '@convivio/platform/written-text';
import { keptDoubts } from '../recipe/doubts/kept-doubts.ts';
import { blankRecipe } from '../recipe/writing/blank-recipe.ts';
import { COURSES, DIETS, type Recipe } from '../recipe/recipe.ts';
import type { RecipeTemplate } from '../templates/recipe-template.ts';
import { servingsSeemStated, statedServings } from '../recipe/writing/stated-servings.ts';
import { courseAndDiet } from '../recipe/saving/index-recipe.ts';

/** More than any recipe of ours holds; a file that was tampered with ends here. */
const LONGEST = 200_000;
const MOST = 10_000;

const text = z
  .string()
  .max(LONGEST)
  .transform((value) => value.toWellFormed());
const optionalText = text.nullable().default(null);
const texts = z.array(text).max(MOST).default([]);
const number = z.number().finite().nullable();
const minutes = z.number().int().min(0).max(1_000_000).nullable().default(null);
const category = z.enum(COURSES).nullable().default(null);
const dietaryCategory = z.enum(DIETS).nullable().default(null);
const date = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

const amount = z.object({
  quantity: number,
  quantityMax: number,
  unit: z.string().max(100).nullable(),
});
const ingredient = amount.extend({
  originalText: text,
  name: text,
  otherAmounts: z.array(amount).max(50),
  packageSize: amount.nullable(),
  size: text.nullable(),
  preparation: text.nullable(),
  note: text.nullable(),
  optional: z.boolean(),
  metricAmount: number,
  metricUnit: z.enum(['g', 'ml', 'cm']).nullable(),
  category: text,
});
const instruction = z.object({
  step: z.number().int(),
  instruction: text,
  group: text.nullable(),
  technique: text.nullable(),
  tip: text.nullable(),
});

/** Files of earlier versions hold the sentence alone. */
const doubt = z.union([
  z.object({
    part: z.enum(['title', 'ingredient', 'step', 'whole']),
    index: z.number().int().min(0).nullable(),
    sentence: text,
    sourceWords: text.nullable(),
    about: z.enum(['amount', 'end']).optional().catch(undefined),
    words: z.array(text).max(MOST).optional().catch(undefined),
  }),
  text.transform((sentence) => doubtOfWhole(sentence)),
]);

/** What a template and a recipe have in common. */
const shared = {
  title: text.transform(withoutTurning).refine((title) => title.trim() !== ''),
  description: text.default(''),
  instructions: z.array(instruction).max(MOST),
  tags: texts,
  category,
  dietaryCategory,
  prepTime: minutes,
  cookTime: minutes,
  servings: z.number().finite().min(1),
  /** Files of earlier versions do not say. */
  servingsStated: z.boolean().optional(),
  createdAt: date,
};

/** All fields of a recipe that a file of ours carries. Storage keys, owners and jobs are of the place, not of the recipe. */
const keptRecipe = z.object({
  ...shared,
  id: z.number().int().positive(),
  version: z.number().int().positive(),
  ingredients: z.array(ingredient).max(MOST),
  totalTime: minutes,
  yieldText: optionalText,
  notes: texts,
  equipment: texts,
  servingNotes: texts,
  storageNotes: texts,
  tips: texts,
  comments: text.default(''),
  author: optionalText,
  source: optionalText,
  languageCode: z.string().max(35).nullable().default(null),
  translatedTitle: optionalText,
  translatedIngredients: z.array(text).max(MOST).nullable().default(null),
  translatedInstructions: z.array(text).max(MOST).nullable().default(null),
  originalFileName: optionalText,
  originalFileMimeType: optionalText,
  originalUrl: z
    .string()
    .max(LONGEST)
    .regex(/^https?:\/\//i)
    .nullable()
    .default(null),
  originalFormat: z.enum(['instagram', 'tiktok', 'others']).nullable().default(null),
  doubts: z.array(doubt).max(MOST).default([]),
  leftOut: texts.transform((lines) => leftOutLines(lines)),
  draftReason: optionalText,
  generated: z.boolean().default(false),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']).nullable().default(null),
  chefInsight: optionalText,
  chefPersona: optionalText,
  chefSecrets: texts,
  visibility: z.enum(['private', 'public']).default('private'),
  state: z.enum(['active', 'archived']).default('active'),
  updatedAt: date,
  updatedBy: optionalText,
});
export type KeptRecipe = z.infer<typeof keptRecipe>;

const keptTemplate = z.object({ ...shared, ingredientText: text });

/** The fields of a recipe as our own file carries them. */
export function fieldsOfRecipe(recipe: Recipe): Record<string, unknown> {
  const fields = Object.keys(keptRecipe.shape) as (keyof KeptRecipe)[];
  return Object.fromEntries(fields.map((field) => [field, recipe[field]]));
}

export function fieldsOfTemplate(template: RecipeTemplate): Record<string, unknown> {
  const fields = Object.keys(keptTemplate.shape) as (keyof z.infer<typeof keptTemplate>)[];
  return Object.fromEntries(fields.map((field) => [field, template[field]]));
}

/** The fields of a recipe from a file of ours, checked; a sentence when they do not hold. */
export function readKeptRecipe(fields: Record<string, unknown>): KeptRecipe | string {
  const read = keptRecipe.safeParse(fields);
  return read.success ? read.data : damaged(read.error);
}

/** The recipe again, as it was, in the library of `ownerId`, and sentences about what could not be as it was. Who may see it is decided anew. */
export function restoredRecipe(
  kept: KeptRecipe,
  id: number,
  ownerId: string,
): { recipe: Recipe; losses: string[] } {
  const { losses, ...servings } = servingsOf(kept);
  const { doubts, ...fields } = kept;
  const recipe: Recipe = {
    ...blankRecipe(id, ownerId, kept.createdAt),
    ...fields,
    ...servings,
    id,
    ownerId,
    visibility: 'private',
    version: 1,
  };
  return {
    recipe: {
      ...recipe,
      ...courseAndDiet(recipe),
      doubts: keptDoubts([...doubts, ...losses.map((loss) => doubtOfWhole(loss))], recipe),
    },
    losses: [...losses, ...(kept.visibility === 'public' ? [NOW_PRIVATE] : [])],
  };
}

const NOW_PRIVATE = 'It was public, and is private here.';

/** The template again, with such sentences; one sentence alone when it cannot be read. */
export function readKeptTemplate(
  fields: Record<string, unknown>,
  id: number,
  ownerId: string,
): { template: RecipeTemplate; losses: string[] } | string {
  const read = keptTemplate.safeParse(fields);
  if (!read.success) return damaged(read.error);
  const { losses, ...servings } = servingsOf(read.data);
  return { template: { ...read.data, ...servings, id, ownerId }, losses };
}

/** What nobody has stated is a default, whatever it says. */
function servingsOf(kept: Pick<KeptRecipe, 'servings' | 'servingsStated'> & Partial<KeptRecipe>) {
  const { loss, ...servings } = statedServings(kept.servings);
  const stated = servings.servingsStated && (kept.servingsStated ?? servingsSeemStated(kept));
  return { ...servings, servingsStated: stated, losses: loss === null ? [] : [loss] };
}

function damaged({ issues }: z.ZodError): string {
  const field = issues[0]?.path[0];
  return field === 'title'
    ? 'This recipe has no title.'
    : `This recipe is damaged: its ${String(field ?? 'content')} cannot be read.`;
}
