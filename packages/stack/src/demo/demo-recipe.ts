import type { SaveDemoRecipeMutationVariables } from './recipes-service/generated/operations.ts';

/** A recipe of the demo library, as the recipes service takes it. */
type DemoRecipe = Omit<SaveDemoRecipeMutationVariables['input'], 'jobId' | 'ownerId'>;

/** What most of them leave out. */
const NOTHING = {
  notes: [],
  equipment: [],
  servingNotes: [],
  storageNotes: [],
  tips: [],
  languageCode: 'en',
  doubts: [],
} satisfies Partial<DemoRecipe>;

type Given = Omit<DemoRecipe, keyof typeof NOTHING | 'ingredients' | 'instructions'> &
  Partial<Pick<DemoRecipe, keyof typeof NOTHING>> & {
    /** Lines by group heading; an empty heading for the lines before any. */
    ingredients: Record<string, string[]>;
    /** Steps by part; an empty heading for a method without parts. */
    steps: Record<string, string[]>;
  };

/** Fills in what a demo recipe leaves out. */
export function demoRecipe({ ingredients, steps, ...given }: Given): DemoRecipe {
  return {
    ...NOTHING,
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
