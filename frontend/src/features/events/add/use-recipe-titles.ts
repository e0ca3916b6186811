import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RecipesToAddDocument } from '../../../generated/documents/recipes-to-add.ts';
import type { RecipesToAddQuery } from '../../../generated/operations.ts';

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
  titles: Titles;
  retry: () => void;
}

/** Reads the titles of the library, page by page, so that any part of them can be searched: once each time that they are wanted. */
export function useRecipeTitles(wanted: boolean): ReadTitles {
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
    readPages(client, () => left, show).catch(
      () => left || setTitles((before) => ({ ...before, state: 'failed' })),
    );
    return () => void (left = true);
  }, [client, tries, wanted]);
  const retry = () => {
    setTitles(nothing);
    setTries(tries + 1);
  };
  return { titles, retry };
}

async function readPages(
  client: ApolloClient,
  isLeft: () => boolean,
  show: (titles: Titles) => void,
): Promise<void> {
  const recipes: PickedRecipe[] = [];
  for (let more = true; more && !isLeft();) {
    const page = await read(client, null, recipes.length);
    recipes.push(...page.nodes);
    more = page.pageInfo.hasNextPage && page.nodes.length > 0 && recipes.length < MOST;
    const isLarge = !more && page.pageInfo.hasNextPage;
    show({ recipes: [...recipes], state: more ? 'reading' : 'read', isLarge });
  }
}

const none: readonly PickedRecipe[] = [];

/** What a large library has for the words of a search, beyond what was read of it; null while it is looked for. */
export function useFoundByWords(search: string, isLarge: boolean): readonly PickedRecipe[] | null {
  const client = useApolloClient();
  const [found, setFound] = useState({ search: '', recipes: none });
  const isAsked = isLarge && search !== '';
  useEffect(() => {
    if (!isAsked) return;
    let left = false;
    const ask = async () => {
      // Where it cannot be asked, what was read before is still searched.
      const recipes = await read(client, search, 0).then(
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
  }, [client, search, isAsked]);
  if (!isAsked) return none;
  return found.search === search ? found.recipes : null;
}

async function read(client: ApolloClient, search: string | null, offset: number) {
  const { data } = await client.query({
    query: RecipesToAddDocument,
    variables: { search, offset },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error(`No titles behind ${offset}, of ${PAGE} at once`);
  return data.recipes;
}
