import type { ApolloClient } from '@apollo/client';
import type { LibraryReader } from '../../features/library/reading/library-reader.ts';

/** The one reader of each cook's library. Apart from the reader itself, whose code only the library needs. */
export const libraryReaders = new WeakMap<ApolloClient, LibraryReader>();

/** Whether an answer of the library has come already. */
export const libraryWasRead = (client: ApolloClient): boolean =>
  libraryReaders.get(client)?.hasAnswers() ?? false;

/** Something of the library changed: what is shown of it is read anew, the rest when it is shown again. */
export function refreshLibrary(client: ApolloClient): Promise<void> {
  return libraryReaders.get(client)?.refresh() ?? Promise.resolve();
}
