import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';
import type {
  LibraryPageQueryVariables,
  LibraryViewQueryVariables,
} from '../../generated/operations.ts';

/** The recipes of one filter in one order as far as they were read, each at its place; a place that was not read is empty. */
interface RecipeList {
  nodes: readonly (Reference | undefined)[];
}

/** Of a long list so many places stay on either side of the page that was read last. */
const keptAround = 1000;

const placesOf = ({ first, offset }: Partial<LibraryPageQueryVariables>) => {
  const from = offset ?? 0;
  return { from, to: from + (first ?? 50) };
};

/** Pages of a list by offset: all of one collection, filter and order are one list in the cache, and a page is a part of it. */
const recipes: FieldPolicy<RecipeList> = {
  keyArgs: ['collection', 'filter', 'sort'],
  merge(known, page, { args }) {
    const { from, to } = placesOf(args ?? {});
    const nodes = [...(known?.nodes ?? [])];
    page.nodes.forEach((node, at) => (nodes[from + at] = node));
    // A page that is not full is the last one.
    if (from + page.nodes.length < to) nodes.length = from + page.nodes.length;
    // The first page belongs to the view itself: it says nothing of where one looks.
    if (from > 0) {
      const size = to - from;
      for (let at = size; at < nodes.length; at += 1)
        if (at < from - keptAround || at >= to + keptAround) delete nodes[at];
    }
    return { ...page, nodes };
  },
  read(known, { args, canRead }) {
    const { from, to } = placesOf(args ?? {});
    if (known === undefined) return undefined;
    const nodes = known.nodes.slice(from, to);
    const isRead = Array.from(nodes).every((node) => node !== undefined && canRead(node));
    return isRead && (nodes.length > 0 || from === 0) ? { ...known, nodes } : undefined;
  },
};

/** Counts of a state of a collection, of a search in it. */
const libraryCounts: FieldPolicy = {
  keyArgs: (args) => {
    const { collection, state, search } = (args ?? {}) as Partial<LibraryViewQueryVariables>;
    return JSON.stringify([collection ?? '', state ?? 'active', search ?? '']);
  },
  merge: true,
};

/** How the cache keeps a library. */
export const recipePolicies: TypePolicies = {
  Query: { fields: { recipes, libraryCounts } },
  // Its number tells it apart in its recipe alone.
  Doubt: { keyFields: false },
  // The last answer is the whole analysis: figures of two answers do not mix.
  Recipe: {
    fields: {
      nutrition: { merge: false },
      sustainability: { merge: false },
      flavour: { merge: false },
    },
  },
  // What these are called is told apart in their analysis alone.
  MatchedFood: { keyFields: false },
  Micronutrient: { keyFields: false },
  Technique: { keyFields: false },
};
