import { isObject, objects, text, type JsonObject } from '../json-values.ts';

/** The `database.json` of a Mealie backup: one list of rows a table. */
export const isMealieBackup = (value: unknown): value is JsonObject =>
  isObject(value) &&
  Array.isArray(value['recipes']) &&
  Array.isArray(value['recipes_ingredients']) &&
  Array.isArray(value['recipe_instructions']);

/** Ids are written with hyphens in one place and without in another. */
const plainId = (id: unknown): string =>
  String(id ?? '')
    .replaceAll('-', '')
    .toLowerCase();

/** The recipes of a backup, each put together from its tables into the shape of Mealie's single recipes. */
export function mealieBackupRecipes(database: JsonObject): { id: string; recipe: JsonObject }[] {
  const table = (name: string) => objects(database[name]);
  const byRecipe = (name: string) => grouped(table(name), 'recipe_id');
  const byId = (name: string) => new Map(table(name).map((row) => [plainId(row['id']), row]));
  const [foods, units, tags, categories, tools] = [
    byId('ingredient_foods'),
    byId('ingredient_units'),
    byId('tags'),
    byId('categories'),
    byId('tools'),
  ];
  const [ingredients, instructions, notes, comments, settings, nutrition, assets] = [
    'recipes_ingredients',
    'recipe_instructions',
    'notes',
    'recipe_comments',
    'recipe_settings',
    'recipe_nutrition',
    'recipe_assets',
  ].map(byRecipe);
  const [toTags, toCategories, toTools] = [
    'recipes_to_tags',
    'recipes_to_categories',
    'recipes_to_tools',
  ].map(byRecipe);
  const linked = (rows: JsonObject[] | undefined, field: string, target: Map<string, JsonObject>) =>
    (rows ?? []).map((row) => target.get(plainId(row[field]))).filter((row) => row !== undefined);
  return table('recipes').map((row) => {
    const id = plainId(row['id']);
    const recipe = {
      ...row,
      slug: text(row, 'slug') ?? id,
      recipe_ingredient: inOrder(ingredients!.get(id)).map((item) => ({
        ...item,
        food: foods.get(plainId(item['food_id'])) ?? null,
        unit: units.get(plainId(item['unit_id'])) ?? null,
      })),
      recipe_instructions: inOrder(instructions!.get(id)),
      notes: notes!.get(id) ?? [],
      comments: comments!.get(id) ?? [],
      settings: settings!.get(id)?.[0] ?? {},
      nutrition: nutrition!.get(id)?.[0] ?? null,
      assets: assets!.get(id) ?? [],
      tags: linked(toTags!.get(id), 'tag_id', tags),
      recipe_category: linked(toCategories!.get(id), 'category_id', categories),
      tools: linked(toTools!.get(id), 'tool_id', tools),
    };
    return { id, recipe };
  });
}

function grouped(rows: JsonObject[], field: string): Map<string, JsonObject[]> {
  const groups = new Map<string, JsonObject[]>();
  for (const row of rows) {
    const key = plainId(row[field]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const inOrder = (rows: JsonObject[] | undefined): JsonObject[] =>
  [...(rows ?? [])].sort((a, b) => (Number(a['position']) || 0) - (Number(b['position']) || 0));
