import type { ApolloClient } from '@apollo/client';

/** What holds answers about a cook's library. */
interface LibraryAnswers {
  hasAnswers(): boolean;
  refresh(): Promise<void>;
}

/** Those of each client. Apart from what fills them, whose code only the library needs. */
export const libraryAnswers = new WeakMap<ApolloClient, LibraryAnswers>();

/** Whether an answer of the library has come already. */
export const libraryWasRead = (client: ApolloClient): boolean =>
  libraryAnswers.get(client)?.hasAnswers() ?? false;

/** Something of the library changed: what is shown of it is read anew, the rest when it is shown again. */
export function refreshLibrary(client: ApolloClient): Promise<void> {
  return libraryAnswers.get(client)?.refresh() ?? Promise.resolve();
}
