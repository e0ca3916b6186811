import { emptyForm, formFields, type RecipeForm } from '../form/recipe-form.ts';
import type { SentRecipe } from '../saving/create-once.ts';
import type { WrittenStep } from '../form/instruction-text.ts';

/** An edit that is not saved yet, with the version it began at. */
export interface Draft {
  form: RecipeForm;
  /** The recipe as it was when the edit began. */
  base: RecipeForm;
  steps: readonly WrittenStep[];
  /** Null for a recipe that is not kept yet. */
  version: number | null;
  /** Path of the recipe's picture when the edit began. */
  image?: string | null | undefined;
  /** What is being typed and is not a tag yet. */
  typedTag?: string | undefined;
  /** A picture that was uploaded and is not in place yet; null takes the present one away. */
  picture?: { fileKey: string; name: string } | null | undefined;
  /** Of a new recipe that was sent and may be kept already: what was sent. */
  sent?: SentRecipe | undefined;
  savedAt: string;
}

export const draftKey = (userId: string, recipe: string): string =>
  `recipe-draft:${userId}:${recipe}`;

/** The draft that is kept under a key; null where there is none, or none that can be read. */
export function readDraft(key: string, storage: Storage = localStorage): Draft | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

/** Keeps a draft on the device; false where the device cannot. */
export function keepDraft(key: string, draft: Draft, storage: Storage = localStorage): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Drops the draft that was kept at a moment: one that another tab has kept since stays. */
export function dropDraft(key: string, savedAt: string, storage: Storage = localStorage): void {
  try {
    if (readDraft(key, storage)?.savedAt === savedAt) storage.removeItem(key);
  } catch {
    // Without storage there was nothing to drop.
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isDraft(found: unknown): found is Draft {
  return (
    isObject(found) &&
    isForm(found['form']) &&
    isForm(found['base']) &&
    Array.isArray(found['steps']) &&
    found['steps'].every((step) => isObject(step) && typeof step['instruction'] === 'string') &&
    (found['version'] === null || typeof found['version'] === 'number') &&
    typeof found['savedAt'] === 'string' &&
    (found['typedTag'] === undefined || typeof found['typedTag'] === 'string')
  );
}

function isForm(found: unknown): found is RecipeForm {
  return (
    isObject(found) &&
    formFields.every((field) => {
      const [value, example] = [found[field], emptyForm[field]];
      if (Array.isArray(example))
        return Array.isArray(value) && value.every((item) => typeof item === 'string');
      if (field === 'servings') return value === null || typeof value === 'number';
      return example === null
        ? value === null || typeof value === 'string'
        : typeof value === typeof example;
    })
  );
}
