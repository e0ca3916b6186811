import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import type { FormField } from './recipe-form.ts';

/** Why a recipe could not be saved, by what can be done about it. */
export type SaveFailure =
  | { kind: 'changed' }
  | { kind: 'archived' | 'gone'; sentence: string }
  /** What is wrong with which field. */
  | { kind: 'fields'; sentence: string; fields: FieldErrors }
  | { kind: 'other'; sentence: string };

export type FieldErrors = Partial<Record<FormField, string>>;

const fieldNames: Readonly<Record<string, FormField>> = { ingredients: 'ingredientText', instructions: 'instructionText' };
const fallback = 'The recipe could not be saved. Try again.';

export function saveFailure(error: unknown): SaveFailure {
  const { code, status, fields } = (CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions ?? {}) : {}) as { code?: string; status?: number; fields?: Record<string, string> };
  const sentence = sentenceOf(error, fallback);
  if (code === 'RECIPE_CHANGED') return { kind: 'changed' };
  if (code === 'RECIPE_ARCHIVED') return { kind: 'archived', sentence };
  if (status === 404 || code?.endsWith('NOT_FOUND')) return { kind: 'gone', sentence };
  return fields && Object.keys(fields).length > 0 ? { kind: 'fields', sentence, fields: fieldErrors(fields) } : { kind: 'other', sentence };
}

/** "ingredients.3.name" is about the ingredients; what belongs to no field is left to the sentence. */
function fieldErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([path, words]) => {
    const name = path.replace(/^input\./, '').split(/[.[]/)[0]!;
    return [fieldNames[name] ?? name, asSentence(words)];
  }));
}

function asSentence(words: string): string {
  return /^[a-z]/.test(words) ? `This ${words}${/[.!?]$/.test(words) ? '' : '.'}` : words;
}
