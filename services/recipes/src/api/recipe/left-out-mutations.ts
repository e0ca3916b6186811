import { addLeftOutToNotes } from '../../domain/recipe/left-out/add-left-out-to-notes.ts';
import { dismissLeftOut } from '../../domain/recipe/left-out/dismiss-left-out.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { Dependencies } from '../dependencies.ts';
import { recipeRef } from '../recipe-id.ts';

/** What a cook says of the lines that the import left out. */
export function leftOutMutations({
  store,
  asks: { cook },
}: Pick<Dependencies, 'store' | 'asks'>): Resolvers {
  return {
    Mutation: {
      addLeftOutToNotes: (_parent, { id, line }, { actor }) =>
        addLeftOutToNotes(store, cook(actor), recipeRef(id), line, new Date()),
      dismissLeftOut: (_parent, { id }, { actor }) =>
        dismissLeftOut(store, cook(actor), recipeRef(id), new Date()),
    },
  };
}
