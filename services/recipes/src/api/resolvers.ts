import type { Resolvers } from '../generated/resolvers.ts';
import type { Dependencies } from './dependencies.ts';
import { collectionResolvers } from './library/collection-resolvers.ts';
import { importExportResolvers } from './import-export/import-export-resolvers.ts';
import { doubtMutations } from './recipe/doubt-mutations.ts';
import { ingredientFields } from './recipe/ingredient-fields.ts';
import { leftOutMutations } from './recipe/left-out-mutations.ts';
import { libraryQueries } from './library/library-queries.ts';
import { lifeCycleMutations } from './recipe/life-cycle-mutations.ts';
import { recipeFields } from './recipe/recipe-fields.ts';
import { mutationsOfServices } from './recipe/mutations-of-services.ts';
import { recipeMutations } from './recipe/recipe-mutations.ts';
import { recipeQueries } from './recipe/recipe-queries.ts';
import { totalsForAdministrators } from './library/totals-for-administrators.ts';
import { sharedRecipeFields } from './recipe/shared-recipe-fields.ts';
import { visibilityMutation } from './recipe/visibility-mutation.ts';
import { templateResolvers } from './templates/template-resolvers.ts';

/** Resolvers only translate: arguments in, one call, the answer out. */
export function resolvers(dependencies: Dependencies): Resolvers {
  return merged([
    recipeFields(dependencies),
    ingredientFields,
    recipeQueries(dependencies),
    sharedRecipeFields(dependencies),
    libraryQueries(dependencies),
    totalsForAdministrators(dependencies),
    collectionResolvers(dependencies),
    recipeMutations(dependencies),
    mutationsOfServices(dependencies),
    doubtMutations(dependencies),
    leftOutMutations(dependencies),
    lifeCycleMutations(dependencies),
    visibilityMutation(dependencies),
    templateResolvers(dependencies),
    importExportResolvers(dependencies.importExport),
  ]);
}

/** Topics share types, not fields. */
function merged(topics: readonly Resolvers[]): Resolvers {
  const types: Record<string, object> = {};
  for (const [type, fields] of topics.flatMap((topic) => Object.entries(topic))) {
    const field = Object.keys(types[type] ?? {}).find((name) => name in fields);
    if (field !== undefined) throw new Error(`${type}.${field} is resolved twice`);
    types[type] = types[type] ? { ...types[type], ...fields } : fields;
  }
  return types;
}
