import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { LibraryPageDocument } from '../../../generated/documents/library-page.ts';
import type { LibraryPageQueryVariables } from '../../../generated/operations.ts';
import type { CardRecipe } from '../../../kitchen/recipe-card/recipe-card.tsx';
import { isMoving } from '../../../kitchen/recipe-list/use-visible-rows.ts';
import { pageVariables, type CourseQuery } from './library-view.ts';
import { readPolicy } from './read-policy.ts';

/** While the list flies by, only a page that stays in view this long is asked for, in ms. */
const settle = 120;

interface FurtherPages {
  /** The recipes of a page; undefined while it is not there. */
  nodesOf: (page: number) => readonly CardRecipe[] | undefined;
  /** Whether one of them could not be read. */
  failed: boolean;
}

/** Pages of a section as the cache holds them. Those that it does not hold are asked for, and all are kept up to date while they are named. */
export function useFurtherPages(query: CourseQuery, pages: readonly number[]): FurtherPages {
  const client = useApolloClient();
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const [failures, setFailures] = useState<ReadonlySet<string>>(new Set());
  const followed = useRef(new Map<string, () => void>());
  const questions = pages.map((page) => JSON.stringify(pageVariables(query, page)));
  const allQuestions = questions.join('\n');

  useEffect(() => {
    const wanted = new Set(questions);
    for (const [question, leave] of followed.current) {
      if (wanted.has(question)) continue;
      leave();
      followed.current.delete(question);
    }
    for (const question of wanted) {
      if (followed.current.has(question)) continue;
      const leave = followPage(client, JSON.parse(question), (error) => {
        setFailures((before) => withFailure(before, question, error !== undefined));
        drawAnew();
      });
      followed.current.set(question, leave);
    }
    // The questions say all there is to say about the pages.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, allQuestions]);
  useEffect(() => {
    const all = followed.current;
    return () => {
      for (const leave of all.values()) leave();
      all.clear();
    };
  }, [client]);

  const nodesOf = (page: number) => cached(client, pageVariables(query, page));
  return {
    nodesOf,
    failed: pages.some((page, at) => failures.has(questions[at]!) && nodesOf(page) === undefined),
  };
}

const cached = (client: ApolloClient, variables: LibraryPageQueryVariables) =>
  client.readQuery({ query: LibraryPageDocument, variables })?.page.nodes;

/** Sees to it that a page is in the cache, and tells when that changes or fails; returns how to stop. */
function followPage(
  client: ApolloClient,
  variables: LibraryPageQueryVariables,
  tell: (error: unknown) => void,
): () => void {
  let stop = () => {};
  const begin = () => {
    const watched = client.watchQuery({
      query: LibraryPageDocument,
      variables,
      fetchPolicy: readPolicy(client, 'LibraryPage', variables),
      notifyOnNetworkStatusChange: false,
    });
    const following = watched.subscribe(({ error }) => tell(error));
    stop = () => following.unsubscribe();
  };
  if (isMoving(settle) && !cached(client, variables)) {
    const timer = setTimeout(begin, settle);
    stop = () => clearTimeout(timer);
  } else begin();
  return () => stop();
}

function withFailure(
  before: ReadonlySet<string>,
  question: string,
  failed: boolean,
): ReadonlySet<string> {
  if (before.has(question) === failed) return before;
  return failed
    ? new Set([...before, question])
    : new Set([...before].filter((other) => other !== question));
}
