import type { Category, DietaryCategory } from '@convivio/culinary/recipe';

/** A recipe of the demo library, as the recipes service takes it; times in minutes. */
export interface DemoRecipe {
  title: string;
  description: string;
  category: Category;
  dietaryCategory: DietaryCategory;
  prepTime: number;
  cookTime: number;
  totalTime?: number;
  servings: number;
  yieldText?: string;
  ingredients: { name: string | null; lines: string[] }[];
  instructions: { group: string | null; text: string }[];
  tags: string[];
  notes: string[];
  equipment: string[];
  servingNotes: string[];
  storageNotes: string[];
  tips: string[];
  source?: string;
  languageCode: string;
  translatedIngredients?: string[];
  translatedInstructions?: string[];
  doubts: string[];
}

type Given = Omit<
  DemoRecipe,
  | 'ingredients'
  | 'instructions'
  | 'notes'
  | 'equipment'
  | 'servingNotes'
  | 'storageNotes'
  | 'tips'
  | 'languageCode'
  | 'doubts'
> &
  Partial<
    Pick<
      DemoRecipe,
      'notes' | 'equipment' | 'servingNotes' | 'storageNotes' | 'tips' | 'languageCode'
    >
  > & {
    /** Lines by group heading; an empty heading for the lines before any. */
    ingredients: Record<string, string[]>;
    /** Steps by part; an empty heading for a method without parts. */
    steps: Record<string, string[]>;
  };

/** Fills in what a demo recipe leaves out. */
export function demoRecipe({ ingredients, steps, ...given }: Given): DemoRecipe {
  return {
    notes: [],
    equipment: [],
    servingNotes: [],
    storageNotes: [],
    tips: [],
    languageCode: 'en',
    doubts: [],
    ...given,
    ingredients: Object.entries(ingredients).map(([name, lines]) => ({
      name: name || null,
      lines,
    })),
    instructions: Object.entries(steps).flatMap(([group, texts]) =>
      texts.map((text) => ({ group: group || null, text })),
    ),
  };
}
