import type { ApolloClient } from '@apollo/client';
import { LibraryCountsDocument } from '../../../generated/documents/library-counts.ts';
import { LibraryPageDocument } from '../../../generated/documents/library-page.ts';
import type {
  Category,
  DietaryCategory,
  LibraryCountsQuery,
  RecipeSort,
  RecipeState,
} from '../../../generated/operations.ts';
import type { CardRecipe } from '../../../kitchen/recipe-card/recipe-card.tsx';
import { KeptAnswers, type Answer, type Want } from './kept-answers.ts';
import { libraryAnswers } from '../../../kitchen/recipe/refresh-library.ts';

export type Counts = LibraryCountsQuery['counts'];

/** Which recipes, whatever their course. */
interface Scope {
  state: RecipeState;
  search: string;
}

/** The recipes of one course in one order. */
export interface CourseQuery extends Scope {
  course: Category;
  diet: DietaryCategory | null;
  sort: RecipeSort;
}

export const pageSize = 50;

/** What has been read of a library of any size: counts, and pages of recipes as they come into view. */
export class LibraryReader extends KeptAnswers {
  readonly #client: ApolloClient;

  constructor(client: ApolloClient) {
    super();
    this.#client = client;
  }

  wantCounts({ state, search }: Scope): Want {
    return {
      key: JSON.stringify(['counts', state, search]),
      fetch: async () =>
        (
          await this.#client.query({
            query: LibraryCountsDocument,
            variables: { state, search: search || null },
            fetchPolicy: 'no-cache',
          })
        ).data?.counts,
    };
  }

  wantPage(query: CourseQuery, page: number): Want {
    const { state, search, course, diet, sort } = query;
    return {
      key: JSON.stringify(['page', state, search, course, diet, sort, page]),
      fetch: async () => {
        const variables = {
          filter: { state, course, ...(diet && { diet }), ...(search && { search }) },
          sort,
          first: pageSize,
          offset: page * pageSize,
        };
        return (
          await this.#client.query({
            query: LibraryPageDocument,
            variables,
            fetchPolicy: 'no-cache',
          })
        ).data?.page.nodes;
      },
    };
  }

  counts(scope: Scope): Answer<Counts> {
    return this.known(this.wantCounts(scope).key);
  }

  page(query: CourseQuery, page: number): Answer<readonly CardRecipe[]> {
    return this.known(this.wantPage(query, page).key);
  }
}

const readers = new WeakMap<ApolloClient, LibraryReader>();

/** The one reader of a cook's library. */
export function libraryReaderOf(client: ApolloClient): LibraryReader {
  let reader = readers.get(client);
  if (reader === undefined) {
    readers.set(client, (reader = new LibraryReader(client)));
    libraryAnswers.set(client, reader);
  }
  return reader;
}
