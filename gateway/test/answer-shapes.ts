import { z } from 'zod';
import type {
  AnalysedRecipeFragment,
  EventFragment,
  FlavourFragment,
  IngredientFragment,
  IntakeJobFragment,
  KeptRecipeFragment,
  LibraryExportFragment,
  LibraryImportFragment,
  MagicRecipeFragment,
  NutritionFiguresFragment,
  NutritionFragment,
  RecipeCardFragment,
  RecipeFragment,
  ShoppingListFragment,
  StandaloneShoppingListFragment,
  TechniqueFragment,
  TemplateFragment,
  UserFragment,
  WineAdviceFragment,
} from '../src/generated/operations.ts';
import type { Failure } from '../src/rest/answers/failure.ts';
import { openApi } from '../src/rest/openapi/openapi.ts';
import { routeTable } from '../src/rest/route-table.ts';

// What the description of the API says of each answer, as something that reads answers and refuses others.

const api = openApi(routeTable);
const definitions = withLocalReferences(api.components['schemas']) as Record<string, object>;

/** What is answered under this status. */
function answerTo<Shape>(method: string, path: string, status: number): z.ZodType<Shape> {
  const schema =
    api.paths[path]?.[method]?.responses[status]?.content?.['application/json']?.schema;
  return reading((schema ?? fail(`${method} ${path}`)) as object);
}

/** A shape that has a name. */
const named = <Shape>(name: string): z.ZodType<Shape> => reading(definitions[name] ?? fail(name));

const reading = <Shape>(schema: object) =>
  z.fromJSONSchema({
    ...(withLocalReferences(schema) as object),
    $defs: definitions,
  } as never) as z.ZodType<Shape>;

function withLocalReferences(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'));
}

function fail(what: string): never {
  throw new Error(`the API has no ${what}`);
}

/** Ids are numbers, of generated recipes texts. */
type Shown<Fragment> = Omit<Fragment, 'id'> & { id: number | string };

export const failure = named<Failure>('Failure');
export const magicRecipe = named<MagicRecipeFragment>('MagicRecipe');
export const ingredient = named<IngredientFragment>('Ingredient');
export const recipe = named<Shown<RecipeFragment>>('Recipe');
/** As `GET /api/recipes/{id}` answers it. */
export const analysedRecipe = named<Shown<AnalysedRecipeFragment>>('AnalysedRecipe');
export const keptRecipe = named<Shown<KeptRecipeFragment>>('KeptRecipe');
export const template = named<Shown<TemplateFragment>>('Template');
export const user = named<UserFragment>('User');
export const shoppingList = named<ShoppingListFragment>('ShoppingList');
export const standaloneList =
  named<Shown<StandaloneShoppingListFragment>>('StandaloneShoppingList');
export const dinner = named<Shown<EventFragment>>('Event');
export const libraryExport = named<LibraryExportFragment>('LibraryExport');
export const libraryImport = named<
  Omit<LibraryImportFragment, 'items'> & {
    items: (Omit<LibraryImportFragment['items'][number], 'recipeId'> & {
      recipeId: number | string | null;
    })[];
  }
>('LibraryImport');
export const libraryPage = answerTo<{
  recipes: Shown<RecipeCardFragment>[];
  totalCount: number;
  endCursor: string | null;
}>('get', '/api/library', 200);
export const startedLibraryExport = answerTo<{ exportId: number }>(
  'get',
  '/api/recipes/export',
  202,
);
export const importedRecipe = answerTo<{ id: number; title: string; jobId: number }>(
  'post',
  '/api/recipes/text',
  201,
);
export const startedJob = answerTo<{ jobId: number }>('post', '/api/recipes/text', 202);
export const job = answerTo<
  Omit<IntakeJobFragment, 'jobId' | 'recipe'> & { jobId: number; recipeId: number | null }
>('get', '/api/intake/{jobId}', 200);

type ShownFigures = Omit<NutritionFiguresFragment, 'micronutrients'> & {
  micronutrients: Record<string, Omit<NutritionFiguresFragment['micronutrients'][number], 'id'>>;
};
export const nutritionAnalysis = named<
  Omit<NutritionFragment, 'perServing' | 'totalRecipe'> & {
    perServing: ShownFigures;
    totalRecipe: ShownFigures;
  }
>('Nutrition');
export const flavourAnalysis = named<FlavourFragment>('Flavour');
export const wineRecommendations = named<WineAdviceFragment>('WineAdvice');
export const techniqueAnalysis = answerTo<{ techniques: Shown<TechniqueFragment>[] }>(
  'post',
  '/api/recipes/{id}/analyze-techniques',
  200,
);
