import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RecipesToAddDocument } from '../../../generated/documents/recipes-to-add.ts';
import type {
  RecipesToAddQuery,
  RecipesToAddQueryVariables,
} from '../../../generated/operations.ts';

export type PickedRecipe = RecipesToAddQuery['recipes']['nodes'][number];

/** Titles of the library as far as they were read. */
interface Titles {
  recipes: readonly PickedRecipe[];
  state: 'reading' | 'read' | 'failed';
  /** There are more than are read. */
  isLarge: boolean;
}

/** Of a large library so many are read; what is beyond is found by whole words. */
const MOST = 1000;
const PAGE = 100;
/** Whoever types is asked for once. */
const GATHER_MS = 250;
const nothing: Titles = { recipes: [], state: 'reading', isLarge: false };

export interface ReadTitles {
  /** The owner of the library. */
  collection: string;
  titles: Titles;
  retry: () => void;
}

/** Reads the titles of an owner's library, page by page, so that any part of them can be searched: once each time that they are wanted. */
export function useRecipeTitles(collection: string, wanted: boolean): ReadTitles {
  const client = useApolloClient();
  const [titles, setTitles] = useState(nothing);
  const [tries, setTries] = useState(0);
  const [wereWanted, setWereWanted] = useState(wanted);
  if (wereWanted !== wanted) {
    setWereWanted(wanted);
    if (wanted) setTitles(nothing);
  }
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const show = (read: Titles) => left || setTitles(read);
    readPages(
      (offset) => read(client, { collection, search: null, offset }),
      () => left,
      show,
    ).catch(() => left || setTitles((before) => ({ ...before, state: 'failed' })));
    return () => void (left = true);
  }, [client, collection, tries, wanted]);
  const retry = () => {
    setTitles(nothing);
    setTries(tries + 1);
  };
  return { collection, titles, retry };
}

async function readPages(
  readPage: (offset: number) => ReturnType<typeof read>,
  isLeft: () => boolean,
  show: (titles: Titles) => void,
): Promise<void> {
  const recipes: PickedRecipe[] = [];
  for (let more = true; more && !isLeft();) {
    const page = await readPage(recipes.length);
    recipes.push(...page.nodes);
    more = page.pageInfo.hasNextPage && page.nodes.length > 0 && recipes.length < MOST;
    const isLarge = !more && page.pageInfo.hasNextPage;
    show({ recipes: [...recipes], state: more ? 'reading' : 'read', isLarge });
  }
}

const none: readonly PickedRecipe[] = [];

/** What a large library has for the words of a search, beyond what was read of it; null while it is looked for. */
export function useFoundByWords(
  search: string,
  { collection, titles: { isLarge } }: ReadTitles,
): readonly PickedRecipe[] | null {
  const client = useApolloClient();
  const [found, setFound] = useState({ search: '', recipes: none });
  const isAsked = isLarge && search !== '';
  useEffect(() => {
    if (!isAsked) return;
    let left = false;
    const ask = async () => {
      // Where it cannot be asked, what was read before is still searched.
      const recipes = await read(client, { collection, search, offset: 0 }).then(
        ({ nodes }) => nodes,
        () => none,
      );
      if (!left) setFound({ search, recipes });
    };
    const timer = setTimeout(() => void ask(), GATHER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [client, collection, search, isAsked]);
  if (!isAsked) return none;
  return found.search === search ? found.recipes : null;
}

async function read(client: ApolloClient, variables: RecipesToAddQueryVariables) {
  const { data } = await client.query({
    query: RecipesToAddDocument,
    variables,
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error(`No titles behind ${variables.offset}, of ${PAGE} at once`);
  return data.recipes;
}
