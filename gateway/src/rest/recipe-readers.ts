import { z } from 'zod';
import type { WrittenIngredientInput, WrittenInstructionInput } from '../generated/operations.ts';
import { text } from './openapi/input-fields.ts';

// What REST takes in more forms than the graph does.

const time = z
  .union([text, z.number()], 'must be a time')
  .transform(String)
  .nullable()
  .meta({ description: 'An ISO 8601 duration, minutes, or words: "1 h 20 min".' });

const instruction = z.object({
  instruction: text,
  group: text.nullish(),
  technique: text.nullish(),
  tip: text.nullish(),
} satisfies Record<keyof WrittenInstructionInput, z.ZodType>);

const instructions = z
  .array(
    z.union(
      [text, instruction.extend({ step: z.number().optional() })],
      'must be texts or objects with step and instruction',
    ),
    'must be a list',
  )
  .transform(inOrder)
  .nullable();

const ingredients = z
  .array(
    z.object(
      {
        name: text,
        amount: z.union([text, z.number()]).transform(String).nullish(),
        unit: text.nullish(),
        group: text.nullish(),
      } satisfies Record<keyof WrittenIngredientInput, z.ZodType>,
      'must be objects with name, amount and unit',
    ),
    'must be a list',
  )
  .nullable();

/** How the fields of a written recipe are read that may be sent in several forms. */
export const recipeReaders = { prepTime: time, cookTime: time, instructions, ingredients };

type Step = string | (WrittenInstructionInput & { step?: number | undefined });

/** The steps in the order of their numbers, each an object. */
function inOrder(steps: Step[]): WrittenInstructionInput[] {
  return steps
    .map((step, index) => {
      if (typeof step === 'string') return { at: index + 1, written: { instruction: step } };
      const { step: at = index + 1, ...written } = step;
      return { at, written };
    })
    .sort((one, other) => one.at - other.at)
    .map(({ written }) => written);
}
