import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DiscardDeadLetterDocument } from '../../../generated/documents/discard-dead-letter.ts';
import { ReplayDeadLetterDocument } from '../../../generated/documents/replay-dead-letter.ts';
import { ReplayDeadLettersDocument } from '../../../generated/documents/replay-dead-letters.ts';
import { act } from '../parts/act.ts';
import type { Letter } from './letter-table.tsx';

/** What is done with dead letters; `done` is called behind each, whether it went well or another administrator was first. */
export function useLetterActs(done: () => Promise<void>) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const during = async (work: Promise<boolean>) => {
    setBusy(true);
    await work;
    await done();
    setBusy(false);
  };
  const replay = ({ id }: Letter) =>
    during(
      act(() => client.mutate({ mutation: ReplayDeadLetterDocument, variables: { id } }), {
        done: { title: 'Dead letter replayed', text: 'It is given out with all its tries.' },
        failed: 'Failed to replay dead letter',
      }),
    );
  const discard = ({ id }: Letter) =>
    during(
      act(() => client.mutate({ mutation: DiscardDeadLetterDocument, variables: { id } }), {
        done: { title: 'Dead letter discarded' },
        failed: 'Failed to discard dead letter',
      }),
    );
  const replayAll = () =>
    during(
      act(() => client.mutate({ mutation: ReplayDeadLettersDocument }), {
        done: { title: 'Dead letters replayed', text: 'They are given out with all their tries.' },
        failed: 'Failed to replay dead letters',
      }),
    );
  return { busy, replay, replayAll, discard };
}
