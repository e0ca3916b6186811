import type { ApolloClient } from '@apollo/client';
import type { OperationName } from '../../generated/operation-name.ts';
import { answerAge } from '../../shared/api/answer-age.ts';

/** What shows the library: its sections, and the further pages of each. */
const shownBy: ReadonlySet<string | undefined> = new Set<OperationName>([
  'LibraryView',
  'LibraryPage',
]);

/** Whether an answer of the library has come already. */
export const libraryWasRead = (client: ApolloClient): boolean =>
  answerAge(client).hasAnswerOf('LibraryView');

/** Something of the library changed: what is shown of it is read anew, the rest when it is shown again. */
export async function refreshLibrary(client: ApolloClient): Promise<void> {
  answerAge(client).noteChange();
  const shown = [...client.getObservableQueries('active')].filter(({ queryName }) =>
    shownBy.has(queryName),
  );
  // A failure stands beside what was shown, which stays.
  await Promise.allSettled(shown.map((query) => query.refetch()));
}
