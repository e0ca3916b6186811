import { z } from 'zod';
import type { RecipeEdit, WrittenInstructionInput } from '../generated/operations.ts';
import { COURSES, DIETS, DIFFICULTIES } from './recipe-words.ts';

const text = z.string('must be text');
const texts = z.array(text, 'must be a list of texts');
const time = z
  .union([text, z.number()], 'must be a time')
  .transform(String)
  .nullable()
  .meta({ description: 'An ISO 8601 duration, minutes, or words: "1 h 20 min".' });
/** What is detected is sent as nothing at all. */
const detected = <const Values extends readonly string[]>(values: Values) =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    z.enum(values, `must be one of ${values.join(', ')}`).nullable(),
  );

const instructions = z.array(
  z.union(
    [
      text,
      z.object({
        step: z.number().optional(),
        instruction: text,
        group: text.nullish(),
        technique: text.nullish(),
        tip: text.nullish(),
      }),
    ],
    'must be texts or objects with step and instruction',
  ),
  'must be a list',
);

const ingredients = z.array(
  z.object(
    {
      name: text,
      amount: z.union([text, z.number()]).transform(String).nullish(),
      unit: text.nullish(),
      group: text.nullish(),
    },
    'must be objects with name, amount and unit',
  ),
  'must be a list',
);

const written = {
  description: text,
  prepTime: time,
  cookTime: time,
  servings: z.int('must be a whole number'),
  category: detected(COURSES),
  dietaryCategory: detected(DIETS),
  tags: texts,
  ingredientText: text.meta({
    description: 'One ingredient a line; a line that ends in a colon begins a group.',
  }),
  ingredients,
  instructions,
  comments: text,
  difficulty: detected(DIFFICULTIES),
  originalUrl: text.nullable(),
  languageCode: text.nullable(),
};

/** A recipe written by hand: only the title is needed. */
export const newRecipeBody = z
  .object({ ...written, title: text })
  .partial()
  .required({ title: true });

/** An edit: what is left out stays. */
export const recipeEditBody = z
  .object({
    ...written,
    title: text,
    forceReparse: z
      .boolean('must be true or false')
      .meta({ description: 'Reads ingredient lines again that did not change.' }),
    version: z.int('must be a whole number').meta({
      description:
        'The version that was edited: a change that somebody else made since is answered with 409.',
    }),
  })
  .partial();

/** What the generator of a chef persona gives. */
export const generatedRecipeBody = z
  .object({
    ...written,
    title: text,
    course: detected(COURSES),
    chefInsight: text.nullable(),
    chefPersona: text.nullable(),
    chefSecrets: texts,
  })
  .partial()
  .required({ title: true });

export const shoppingListBody = z.object({
  servings: z
    .int('must be a whole number')
    .meta({ description: 'A whole number from 1 to 1,000.' }),
});
export const templateBody = z.object({
  recipeId: z.union([z.number(), text], 'is required').transform(String),
  title: text.nullish(),
});

type Written = z.infer<typeof newRecipeBody> | z.infer<typeof recipeEditBody>;

/** The fields as the graph takes them: steps in their order, each an object. */
export function graphFields<Body extends Partial<Written>>({
  instructions: steps,
  ...fields
}: Body): Omit<Body, 'instructions'> & Pick<RecipeEdit, 'instructions'> {
  return { ...fields, ...(steps && { instructions: orderedSteps(steps) }) };
}

function orderedSteps(steps: NonNullable<Written['instructions']>): WrittenInstructionInput[] {
  return steps
    .map((step, index) => {
      if (typeof step === 'string') return { at: index + 1, written: { instruction: step } };
      const { step: at = index + 1, ...written } = step;
      return { at, written };
    })
    .sort((one, other) => one.at - other.at)
    .map(({ written }) => written);
}
