import { classifyRecipe, libraryCourse, libraryDiet } from '@convivio/culinary/find';
import { emptyDraft } from '@convivio/culinary/recipe';
import type { Category, DietaryCategory } from '../../../generated/operations.ts';
import type { LineReading } from '../ingredients/line-reading.ts';
import type { RecipeForm } from './recipe-form.ts';

/** So many foods show what a diet was read from. */
const mostFoods = 5;

/** What of a form tells course and diet, beside its lines: as it is sent. */
type Filed = Pick<RecipeForm, 'title' | 'tags' | 'category'>;

/** And the steps, which may put in what no line lists. */
type Stepped = Filed & Partial<Pick<RecipeForm, 'instructionText'>>;

export interface Detected {
  course: Category;
  /** Whether words tell the course: mains are also where the library shows what is none. */
  tellsCourse: boolean;
  diet: DietaryCategory;
  /** What decides the diet: the foods that are of an animal, where there are none the first ones. */
  foods: readonly string[];
}

/**
 * A recipe that is not kept yet, as it is sent: where no category was chosen, with the one that
 * title and tags tell, for that is the one the cook sees.
 */
export function withCourse<Form extends Filed>(form: Form): Form {
  const { title, tags, category } = form;
  return {
    ...form,
    category: category ?? classifyRecipe({ ...emptyDraft(), title, tags: [...tags] }).category,
  };
}

/** Under which course and diet the library will show what is written, as long as no diet is stated. */
export function detect(
  { title, tags, category, instructionText = '' }: Stepped,
  lines: readonly LineReading[],
  language?: string,
): Detected {
  const read = lines.flatMap((line) => (line.kind === 'ingredient' ? [line.read] : []));
  const written = {
    title,
    tags,
    category,
    dietaryCategory: null,
    ingredients: read,
    steps: instructionText.split(/\n\s*\n/),
    languageCode: language,
  };
  const diet = libraryDiet(written);
  const course = libraryCourse(written);
  const tellsCourse = category !== null || course !== 'main';
  return { course, tellsCourse, diet, foods: deciding(diet, read, language) };
}

type Read = Extract<LineReading, { kind: 'ingredient' }>['read'];

function deciding(
  diet: DietaryCategory,
  read: readonly Read[],
  languageCode: string | undefined,
): string[] {
  // Course and tags tell a dessert.
  if (diet === 'dessert') return [];
  const nothing = { title: '', tags: [], category: null, dietaryCategory: null, languageCode };
  const foods =
    diet === 'vegetarian'
      ? read
      : read.filter((line) => libraryDiet({ ...nothing, ingredients: [line] }) === diet);
  return [...new Set(foods.map(({ name }) => name.split(',')[0]!.trim().toLowerCase()))].slice(
    0,
    mostFoods,
  );
}
