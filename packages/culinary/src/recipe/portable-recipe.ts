import type { Doubt } from './doubt.ts';
import { nothingStated } from './nothing-stated.ts';
import type { Category, DietaryCategory, IngredientGroup, RecipeDraft } from './recipe.ts';

export interface PortableStep {
  /** Heading of the part this step belongs to, or null. */
  group: string | null;
  text: string;
  technique: string | null;
  tip: string | null;
}

/** A recipe on its way between programs: what a file of theirs can carry, in plain values. Times in minutes, dates in ISO 8601. */
export interface PortableRecipe {
  title: string;
  description: string;
  ingredients: IngredientGroup[];
  steps: PortableStep[];
  tags: string[];
  /** Course words of the source, not yet mapped. */
  courseText: string | null;
  category: Category | null;
  /** Only where the source states it. */
  dietaryCategory: DietaryCategory | null;
  prepTime: number | null;
  cookTime: number | null;
  totalTime: number | null;
  servings: number | null;
  yieldText: string | null;
  notes: string[];
  equipment: string[];
  servingNotes: string[];
  storageNotes: string[];
  tips: string[];
  comments: string;
  author: string | null;
  source: string | null;
  originalUrl: string | null;
  /** ISO 639-1. */
  language: string | null;
  archived: boolean;
  createdAt: string | null;
  /** A picture that the file names by address only. */
  imageUrl: string | null;
  /** What was read uncertainly in a page or a text. */
  doubts: Doubt[];
  /** Lines of a page or a text that stand around the recipe. */
  leftOut: string[];
}

export interface PortableFile {
  /** The name it has for a person. */
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A recipe in which nothing was read yet but its title. */
export function emptyPortable(title: string): PortableRecipe {
  return {
    ...nothingStated(),
    title,
    description: '',
    steps: [],
    courseText: null,
    category: null,
    dietaryCategory: null,
    comments: '',
    originalUrl: null,
    language: null,
    archived: false,
    createdAt: null,
    imageUrl: null,
    doubts: [],
    leftOut: [],
  };
}

/** What the readers of pages and texts have found. */
export function portableFromDraft(draft: RecipeDraft): PortableRecipe {
  const { title, description, steps, otherRecipes: _others, ...stated } = draft;
  return {
    ...emptyPortable(title ?? ''),
    ...stated,
    description: description ?? '',
    steps: steps.map(({ group, text }) => ({ group, text, technique: null, tip: null })),
  };
}
