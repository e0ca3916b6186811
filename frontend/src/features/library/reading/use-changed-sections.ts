import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { LibraryPageDocument } from '../../../generated/documents/library-page.ts';
import { answerAge } from '../../../shared/api/answer-age.ts';
import {
  changedSections,
  pageVariables,
  viewVariables,
  type CourseQuery,
  type LibraryView,
} from './library-view.ts';

/**
 * Where another order or filter of a section is all that is new in the wanted view, reads these sections alone, into
 * the cache that has the rest; where that fails, `readWhole`. Whether it is still at it.
 */
export function useChangedSections(
  shown: LibraryView,
  wanted: LibraryView,
  readWhole: () => Promise<unknown>,
): boolean {
  const client = useApolloClient();
  const question = JSON.stringify(wanted);
  const [reading, setReading] = useState<{ question: string; sections: CourseQuery[] } | null>(
    null,
  );
  const [seen, setSeen] = useState(question);
  // Known in the same pass: what is asked for with the wrong policy is on its way at once.
  let current = reading;
  if (seen !== question) {
    setSeen(question);
    const age = answerAge(client);
    const sections = changedSections(shown, wanted);
    const mayCompose =
      sections.length > 0 &&
      age.isFresh('LibraryView', viewVariables(shown)) &&
      !age.isAnswered('LibraryView', viewVariables(wanted));
    current = mayCompose ? { question, sections } : null;
    setReading(current);
  }

  // Says what is wrong, too.
  const readAll = useEffectEvent(readWhole);
  useEffect(() => {
    if (reading === null) return;
    let left = false;
    const noteAnswer = answerAge(client).begin(
      'LibraryView',
      viewVariables(JSON.parse(reading.question) as LibraryView),
    );
    Promise.all(
      reading.sections.map((section) =>
        client.query({
          query: LibraryPageDocument,
          variables: pageVariables(section, 0),
          fetchPolicy: 'network-only',
        }),
      ),
    )
      .then(noteAnswer, () => left || readAll())
      .catch(() => {})
      .then(() => left || setReading(null));
    return () => void (left = true);
  }, [client, reading]);
  return current !== null;
}
