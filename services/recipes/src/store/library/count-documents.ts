import type { RecipeModel } from '../recipe/recipe-model.ts';

/** By the command, which reads indexes alone; counting by aggregation reads documents on some engines. */
export async function countDocuments(model: RecipeModel, filter: object): Promise<number> {
  const { n } = await model.db.db!.command({ count: model.collection.name, query: filter });
  return n as number;
}
