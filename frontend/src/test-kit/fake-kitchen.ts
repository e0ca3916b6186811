import type {
  Collaboration,
  LibraryCounts,
  MutationUpdateRecipeArgs,
  Recipe,
  RecipeConnection,
  RecipeSort,
  RecipeState,
  RecipeTemplate,
} from '../generated/api-resolvers.ts';
import { refusal, type RootFields } from './fake-graph.ts';
import { buildRecipe, buildTemplate } from './records.ts';

/** What a cook has, the newest first. */
export interface Kitchen {
  recipes: Recipe[];
  archived: Recipe[];
  templates: RecipeTemplate[];
  /** Recipes that open and are in no list. */
  pages: Recipe[];
  /** Of the cook with others; recipes of their owners are in their collections. */
  collaborations: Collaboration[];
}

const recipeGone = () =>
  refusal('RECIPE_NOT_FOUND', 404, 'This recipe does not exist, or is not yours to see.');
const recipeChanged = () => refusal('RECIPE_CHANGED', 409, 'This recipe was changed meanwhile.');

/** Operations of the recipes service on the records of a test. */
export const kitchenFields = (kitchen: Kitchen): RootFields => ({
  ...readingFields(kitchen),
  ...creatingFields(kitchen),
  ...changingFields(kitchen),
  ...archiveFields(kitchen),
  ...templateFields(kitchen),
});

const readingFields = (kitchen: Kitchen): RootFields => ({
  recipe: ({ id }) => recipeOf(kitchen, id),
  recipes: ({ collection, filter, sort, first, offset }) =>
    page(
      stateOf(kitchen, filter?.state).filter(
        (recipe) =>
          isIn(kitchen, collection)(recipe) &&
          finds(filter?.search)(recipe) &&
          (!filter?.course || recipe.course === filter.course) &&
          (!filter?.diet || recipe.diet === filter.diet),
      ),
      sort,
      offset ?? 0,
      first,
    ),
  collaborations: () => kitchen.collaborations,
  libraryCounts: ({ collection, state, search }) =>
    counts(stateOf(kitchen, state).filter(isIn(kitchen, collection)), search),
});

/** Whether a recipe is in the collection of this owner; without one, in that of the cook. */
const isIn =
  ({ collaborations }: Kitchen, collection: string | null | undefined) =>
  ({ ownerId }: Recipe): boolean =>
    collection
      ? ownerId === collection
      : !collaborations.some(
          ({ owner, collaborator }) => owner.id === ownerId && collaborator.id === 'u1',
        );

function creatingFields(kitchen: Kitchen): RootFields {
  const nextId = () => String(1 + Math.max(99, ...allOf(kitchen).map(({ id }) => Number(id) || 0)));
  const add = (recipe: Recipe) => {
    kitchen.recipes.unshift(recipe);
    return recipe;
  };
  return {
    createRecipe: ({ input }) => {
      const { imageKey: _image, generated: _generated, ingredients: _lines, ...fields } = input;
      return add({ ...bare, id: nextId(), ...given(recipeFields(fields)) });
    },
    duplicateRecipe: ({ id }) => {
      const recipe = recipeOf(kitchen, id);
      return add({ ...recipe, id: nextId(), title: `${recipe.title} (copy)`, version: 1 });
    },
  };
}

function changingFields(kitchen: Kitchen): RootFields {
  const change = (id: string, version: number | null | undefined, changes: Partial<Recipe>) => {
    const recipe = recipeOf(kitchen, id);
    if (version !== undefined && version !== null && version !== recipe.version)
      throw recipeChanged();
    return Object.assign(recipe, given(changes), { version: recipe.version + 1 });
  };
  return {
    updateRecipe: ({ id, input, version }) => change(id, version, recipeFields(input)),
    updateRecipeComments: ({ id, comments, version }) => change(id, version, { comments }),
    confirmRecipeDoubt: ({ id, doubtId }) => {
      const doubts = recipeOf(kitchen, id).doubts.filter((doubt) => doubt.id !== doubtId);
      return change(id, null, { doubts, doubtCount: doubts.length });
    },
    addLeftOutToNotes: ({ id, line }) => {
      const { notes, leftOut } = recipeOf(kitchen, id);
      if (!leftOut.includes(line))
        throw refusal('LEFT_OUT_LINE_NOT_FOUND', 404, 'This line is no longer left out.');
      return change(id, null, {
        notes: [...notes, line],
        leftOut: leftOut.filter((other) => other !== line),
      });
    },
    setRecipeVisibility: ({ ids, visibility }) => ids.map((id) => change(id, null, { visibility })),
    dismissLeftOut: ({ id }) => change(id, null, { leftOut: [] }),
    setRecipeImage: ({ id, fileKey, version }) =>
      change(id, version, {
        imageUrl: fileKey
          ? `/files/recipes/${id}/picture-${fileKey.split('/').at(-1)}.jpg?s=1`
          : null,
      }),
  };
}

const archiveFields = (kitchen: Kitchen): RootFields => ({
  archiveRecipe: ({ id }) => move(kitchen.recipes, kitchen.archived, id, 'archived'),
  restoreRecipe: ({ id }) => move(kitchen.archived, kitchen.recipes, id, 'active'),
  deleteRecipe: ({ id }) => Boolean(move(kitchen.archived, [], id, 'archived')),
  deleteArchivedRecipes: () => kitchen.archived.splice(0).length,
});

const templateFields = (kitchen: Kitchen): RootFields => ({
  recipeTemplates: () => kitchen.templates,
  recipeTemplate: ({ id }) => {
    const template = kitchen.templates.find((known) => known.id === id);
    if (!template) throw refusal('TEMPLATE_NOT_FOUND', 404, 'This template does not exist.');
    return template;
  },
  keepRecipeTemplate: ({ recipeId, title }) => {
    const template = buildTemplate({
      id: String(kitchen.templates.length + 1),
      title: title ?? recipeOf(kitchen, recipeId).title,
    });
    kitchen.templates.push(template);
    return template;
  },
  deleteRecipeTemplate: ({ id }) => {
    kitchen.templates = kitchen.templates.filter((known) => known.id !== id);
    return true;
  },
});

const allOf = ({ pages, recipes, archived }: Kitchen) => [...pages, ...recipes, ...archived];

function recipeOf(kitchen: Kitchen, id: string): Recipe {
  const recipe = allOf(kitchen).find((known) => known.id === id);
  if (!recipe) throw recipeGone();
  return recipe;
}

/** A recipe of which nothing but the title is known. */
const bare = buildRecipe({
  title: '',
  ingredients: [],
  ingredientText: '',
  instructions: [],
  category: null,
  dietaryCategory: null,
  prepTime: null,
  cookTime: null,
  servings: 4,
  servingsStated: false,
});

/** The fields of a recipe that an input sets. */
function recipeFields(input: Omit<MutationUpdateRecipeArgs['input'], never>): Partial<Recipe> {
  const { forceReparse: _, ingredients: _lines, instructions, servings, ...fields } = input;
  return {
    ...(fields as Partial<Recipe>),
    ...(servings !== undefined && { servings: servings ?? 4, servingsStated: servings !== null }),
    ...(instructions && {
      instructions: instructions.map((step, at) => ({
        step: at + 1,
        instruction: step.instruction,
        group: step.group ?? null,
        technique: step.technique ?? null,
        tip: step.tip ?? null,
      })),
    }),
  };
}

const given = (fields: Partial<Recipe>): Partial<Recipe> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const stateOf = (kitchen: Kitchen, state: RecipeState | null | undefined) =>
  state === 'archived' ? kitchen.archived : kitchen.recipes;

const finds =
  (search: string | null | undefined) =>
  ({ title, description }: Recipe) =>
    !search || `${title} ${description}`.toLowerCase().includes(search.toLowerCase());

const orders: Record<RecipeSort, (one: Recipe, other: Recipe) => number> = {
  newest: () => 0,
  oldest: () => 0,
  title: (one, other) => one.title.localeCompare(other.title),
  cookTime: () => 0,
  sustainability: (one, other) =>
    (other.sustainabilityScore ?? 50) - (one.sustainabilityScore ?? 50),
};

function page(
  found: Recipe[],
  sort: RecipeSort | null,
  offset: number,
  first: number | null,
): RecipeConnection {
  const sorted = found.sort(orders[sort ?? 'newest']);
  if (sort === 'oldest') sorted.reverse();
  const end = offset + (first ?? 50);
  const nodes = sorted.slice(offset, end);
  return {
    nodes,
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: end < found.length, endCursor: nodes.at(-1)?.id ?? null },
    totalCount: found.length,
  };
}

const numberOf = <Key extends string>(keys: readonly Key[]) =>
  [...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length] as const);

function counts(all: Recipe[], search: string | null | undefined): LibraryCounts {
  const found = all.filter(finds(search));
  const courses = numberOf(found.map(({ course }) => course)).map(([course, count]) => ({
    course,
    count,
    diets: numberOf(found.filter((recipe) => recipe.course === course).map(({ diet }) => diet)).map(
      ([diet, number]) => ({ diet, count: number }),
    ),
  }));
  return { total: all.length, found: found.length, courses };
}

function move(from: Recipe[], to: Recipe[], id: string, state: RecipeState): Recipe {
  const at = from.findIndex((recipe) => recipe.id === id);
  if (at < 0) throw recipeGone();
  const [recipe] = from.splice(at, 1);
  to.unshift(recipe!);
  return Object.assign(recipe!, { state, version: recipe!.version + 1 });
}
