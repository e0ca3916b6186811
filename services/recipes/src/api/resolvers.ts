import type { Resolvers } from '../generated/resolvers.ts';
import type { Dependencies } from './dependencies.ts';
import { exchangeResolvers } from './exchange-resolvers.ts';
import { ingredientFields } from './ingredient-fields.ts';
import { libraryQueries } from './library-queries.ts';
import { lifeCycleMutations } from './life-cycle-mutations.ts';
import { recipeFields } from './recipe-fields.ts';
import { recipeMutations } from './recipe-mutations.ts';
import { recipeQueries } from './recipe-queries.ts';
import { templateResolvers } from './template-resolvers.ts';

/** Resolvers only translate: arguments in, one call, the answer out. */
export function resolvers(dependencies: Dependencies): Resolvers {
  return merged([
    recipeFields(dependencies),
    ingredientFields,
    recipeQueries(dependencies),
    libraryQueries(dependencies),
    recipeMutations(dependencies),
    lifeCycleMutations(dependencies),
    templateResolvers(dependencies),
    exchangeResolvers(dependencies.exchange),
  ]);
}

function merged(topics: readonly Resolvers[]): Resolvers {
  return topics.reduce(
    (all, topic) => ({
      ...all,
      ...topic,
      Query: { ...all.Query, ...topic.Query },
      Mutation: { ...all.Mutation, ...topic.Mutation },
    }),
    {},
  );
}
