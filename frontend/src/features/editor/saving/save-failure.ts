import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { formFields, type FormField } from '../form/recipe-form.ts';

/** Why a recipe could not be saved, by what can be done about it. */
export type SaveFailure =
  | { kind: 'changed' }
  | { kind: 'archived' | 'gone'; sentence: string }
  /** What is wrong with which field. */
  | { kind: 'fields'; sentence: string; fields: FieldErrors }
  /** The picture that was chosen cannot be had: another has to be. */
  | { kind: 'picture'; sentence: string }
  | { kind: 'other'; sentence: string };

export type FieldErrors = Partial<Record<FormField, string>>;

const fieldNames: Readonly<Record<string, FormField>> = {
  ingredients: 'ingredientText',
  instructions: 'instructionText',
};
const pictureCodes: ReadonlySet<string | undefined> = new Set([
  'PICTURE_GONE',
  'NOT_A_PICTURE',
  'FILE_TOO_LARGE',
]);
const fallback = 'The recipe could not be saved. Try again.';

const extensionsOf = (error: unknown) =>
  (CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions ?? {}) : {}) as {
    code?: string;
    status?: number;
    fields?: Record<string, string>;
  };

const refusals: ReadonlySet<number | undefined> = new Set([400, 404, 413, 415, 422]);

/** Whether the request itself was looked at and refused: not who sent it, how often, or at what moment. */
export const wasRefused = (error: unknown): boolean => refusals.has(extensionsOf(error).status);

export function saveFailure(error: unknown): SaveFailure {
  const { code, status, fields } = extensionsOf(error);
  const sentence = sentenceOf(error, fallback);
  if (code === 'RECIPE_CHANGED') return { kind: 'changed' };
  if (code === 'RECIPE_ARCHIVED') return { kind: 'archived', sentence };
  if (status === 404 || code?.endsWith('NOT_FOUND')) return { kind: 'gone', sentence };
  if (pictureCodes.has(code)) return { kind: 'picture', sentence };
  const errors = fieldErrors(fields ?? {}, sentence);
  return Object.keys(errors).length > 0
    ? { kind: 'fields', sentence, fields: errors }
    : { kind: 'other', sentence };
}

/**
 * "ingredients.3.name" is about the ingredients; what belongs to no field is left to the sentence.
 * Where one thing alone is wrong, the sentence says it best.
 */
function fieldErrors(fields: Readonly<Record<string, string>>, sentence: string): FieldErrors {
  const problems = Object.entries(fields);
  return Object.fromEntries(
    problems.flatMap(([path, words]) => {
      const name = path.replace(/^input\./, '').split(/[.[]/)[0]!;
      const field = fieldNames[name] ?? formFields.find((known) => known === name);
      return field
        ? [[field, problems.length === 1 && sentence !== fallback ? sentence : asSentence(words)]]
        : [];
    }),
  );
}

function asSentence(words: string): string {
  return /^[a-z]/.test(words)
    ? `This ${words.replace(/^must have at most\b/, 'can have at most')}${/[.!?]$/.test(words) ? '' : '.'}`
    : words;
}
