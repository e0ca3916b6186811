import { readDuration } from '@convivio/culinary/recipe';
import type {
  Category,
  DietaryCategory,
  Difficulty,
  EditedRecipe_RecipeFragment,
} from '../../../generated/operations.ts';
import { durationMinutes, formatMinutes } from '../../../kitchen/labels/durations.ts';
import { mostServings } from '../../../kitchen/servings/servings.data.ts';
import { instructionTextOf, type WrittenStep } from './instruction-text.ts';

/** A recipe as the form holds it. */
export interface RecipeForm {
  title: string;
  description: string;
  /** As typed: "40 min", "1 h 20". */
  prepTime: string;
  cookTime: string;
  /** Null: not stated. */
  servings: number | null;
  /** Null: as detected. */
  category: Category | null;
  dietaryCategory: DietaryCategory | null;
  tags: readonly string[];
  /** Of generated recipes. */
  difficulty: Difficulty | null;
  /** One ingredient a line; a line that ends in a colon begins a group. */
  ingredientText: string;
  /** A blank line between steps. */
  instructionText: string;
}

export const emptyForm: RecipeForm = {
  title: '',
  description: '',
  prepTime: '',
  cookTime: '',
  servings: null,
  category: null,
  dietaryCategory: null,
  tags: [],
  difficulty: null,
  ingredientText: '',
  instructionText: '',
};

type Stored = Pick<
  EditedRecipe_RecipeFragment,
  | 'title'
  | 'description'
  | 'prepTime'
  | 'cookTime'
  | 'servings'
  | 'servingsStated'
  | 'category'
  | 'dietaryCategory'
  | 'tags'
  | 'ingredientText'
> & { difficulty?: Difficulty | null; instructions: readonly WrittenStep[] };

/** What is stored, in the form. */
export function formOf(recipe: Stored): RecipeForm {
  const {
    title,
    description,
    servings,
    servingsStated,
    category,
    dietaryCategory,
    tags,
    ingredientText,
    difficulty = null,
  } = recipe;
  return {
    title,
    description,
    servings: servingsStated ? servings : null,
    category,
    dietaryCategory,
    tags,
    difficulty,
    prepTime: typedTime(recipe.prepTime),
    cookTime: typedTime(recipe.cookTime),
    ingredientText: ingredientText.trimEnd(),
    instructionText: instructionTextOf(recipe.instructions),
  };
}

/** The number of servings that was typed: a whole number of at least one; what is no number is one. */
export function readServings(typed: string): number {
  const number = Math.round(Number(typed.trim().replace(',', '.')));
  return Number.isFinite(number) && typed.trim() !== ''
    ? Math.min(mostServings, Math.max(1, number))
    : 1;
}

/** What becomes of servings that were typed over others: nothing typed where none were stated states none. */
export const typedNumber = (typed: string, before: number | null): number | null =>
  typed.trim() === '' && before === null ? null : readServings(typed);

/** What a cook is told who typed servings that were kept as another number; null where they were not. */
export function servingsCorrected(typed: string, kept: number | null): string | null {
  const said = typed.trim();
  if (kept === null || (said !== '' && Number(said.replace(',', '.')) === kept)) return null;
  const shown = said.length > 12 ? `${said.slice(0, 12)}…` : said;
  return `${said === '' ? 'Left empty, they' : `“${shown}”`} became ${kept}: whole numbers from 1 to ${mostServings.toLocaleString('en')}.`;
}

export const formFields = [
  'title',
  'description',
  'prepTime',
  'cookTime',
  'servings',
  'category',
  'dietaryCategory',
  'tags',
  'difficulty',
  'ingredientText',
  'instructionText',
] as const satisfies readonly (keyof RecipeForm)[];
export type FormField = (typeof formFields)[number];

/** The fields in which two forms differ. */
export function changedFields(before: RecipeForm, after: RecipeForm): FormField[] {
  return formFields.filter((field) => !sameValue(before[field], after[field]));
}

/** Whether two forms say the same, however times are written and lines end. */
export function isSameRecipe(a: RecipeForm, b: RecipeForm): boolean {
  return changedFields(plain(a), plain(b)).length === 0;
}

function plain(form: RecipeForm): RecipeForm {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n');
  const time = (typed: string) => String(readDuration(typed) ?? typed.trim());
  const { title, description, prepTime, cookTime, ingredientText, instructionText } = form;
  return {
    ...form,
    title: title.trim(),
    description: description.trim(),
    prepTime: time(prepTime),
    cookTime: time(cookTime),
    ingredientText: lines(ingredientText),
    instructionText: lines(instructionText),
  };
}

function sameValue(a: RecipeForm[FormField], b: RecipeForm[FormField]): boolean {
  return Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, index) => item === b[index])
    : a === b;
}

function typedTime(stored: string | null): string {
  const minutes = durationMinutes(stored);
  return minutes === null ? '' : formatMinutes(minutes).replaceAll('\u00a0', ' ');
}
