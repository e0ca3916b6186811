import { useApolloClient, useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { AdminDeadLettersDocument } from '../../../generated/documents/admin-dead-letters.ts';
import { DiscardDeadLetterDocument } from '../../../generated/documents/discard-dead-letter.ts';
import { ReplayDeadLetterDocument } from '../../../generated/documents/replay-dead-letter.ts';
import type { DeadLetterRow_LetterFragment } from '../../../generated/operations.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';
import { act } from '../parts/act.ts';
import { formatMoment } from '../parts/formats.ts';
import { LoadingPart } from '../parts/loading-part.tsx';
import { Pager } from '../parts/pager.tsx';
import { Part } from '../parts/part.tsx';
import { PartTrouble } from '../parts/part-trouble.tsx';
import { OnSmall, Table } from '../parts/table.ts';
import { usePages } from '../parts/use-pages.ts';

type Letter = DeadLetterRow_LetterFragment;

const PAGE = 20;
const Content = styled('details')({
  marginTop: 4,
  fontSize: '.875rem',
  '& summary': { color: colour.cobalt, fontWeight: 550, cursor: 'pointer', padding: '10px 0' },
  '& pre': {
    maxHeight: 240,
    margin: 0,
    padding: 12,
    overflow: 'auto',
    borderRadius: 12,
    backgroundColor: colour.sunken,
    fontSize: '.8125rem',
    lineHeight: '18px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
const Acts = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
});

interface DeadLettersProps {
  count: number;
  /** Something was replayed or thrown away. */
  onChange: () => void;
}

/** Messages that no try could handle: they are given out again, or thrown away. */
export function DeadLetters({ count, onChange }: DeadLettersProps) {
  const client = useApolloClient();
  const pages = usePages();
  const [asked, setAsked] = useState<Letter | null>(null);
  const [busy, setBusy] = useState(false);
  const { data, previousData, error, refetch } = useQuery(AdminDeadLettersDocument, {
    // One more tells whether there is another page.
    variables: { first: PAGE + 1, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => void refetch().catch(() => {}), [count, refetch]);
  const during = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work();
    setAsked(null);
    await refetch().catch(() => {});
    setBusy(false);
    onChange();
  };
  const replay = ({ id }: Letter) =>
    during(() =>
      act(() => client.mutate({ mutation: ReplayDeadLetterDocument, variables: { id } }), {
        done: { title: 'Dead letter replayed', text: 'It is given out with all its tries.' },
        failed: 'Failed to replay dead letter',
      }),
    );
  const discard = ({ id }: Letter) =>
    during(() =>
      act(() => client.mutate({ mutation: DiscardDeadLetterDocument, variables: { id } }), {
        done: { title: 'Dead letter discarded' },
        failed: 'Failed to discard dead letter',
      }),
    );
  const found = (data ?? previousData)?.letters;
  const letters = found?.slice(0, PAGE);
  return (
    <Part
      title="Dead letters"
      count={count}
      caption="Messages nobody could act on after all tries. Nothing else waits for them."
    >
      {!letters && error && (
        <PartTrouble
          title="Dead letters could not be loaded"
          error={error}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!letters && !error && <LoadingPart label="Loading dead letters" />}
      {letters && letters.length === 0 && pages.isFirst && <p>There are none.</p>}
      {letters && (letters.length > 0 || !pages.isFirst) && (
        <>
          <LetterTable letters={letters} busy={busy} onReplay={replay} onDiscard={setAsked} />
          {(!pages.isFirst || (found?.length ?? 0) > PAGE) && (
            <Pager
              pages={pages}
              shown={letters.length}
              total={count}
              next={(found?.length ?? 0) > PAGE ? (letters.at(-1)?.id ?? null) : null}
            />
          )}
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        title="Discard this dead letter?"
        confirm="Discard"
        busy={busy}
        onKeep={() => setAsked(null)}
        onConfirm={() => asked && void discard(asked)}
      >
        {asked?.subject} to {asked?.consumer} will be gone for good, and what it told is never acted
        on.
      </ConfirmDialog>
    </Part>
  );
}

interface LetterTableProps {
  letters: readonly Letter[];
  busy: boolean;
  onReplay: (letter: Letter) => Promise<void>;
  onDiscard: (letter: Letter) => void;
}

const LetterTable = ({ letters, busy, onReplay, onDiscard }: LetterTableProps) => (
  <Table aria-label="Dead letters">
    <thead>
      <tr>
        <th scope="col">Message</th>
        <th scope="col" data-left="" data-wide="">
          Reason
        </th>
        <th scope="col" data-wide="">
          Tries
        </th>
        <th scope="col" data-wide="">
          Since
        </th>
        <th scope="col">Actions</th>
      </tr>
    </thead>
    <tbody>
      {letters.map((letter) => (
        <tr key={letter.id}>
          <th scope="row">
            <b>{letter.subject}</b> to {letter.consumer}
            <OnSmall>{letter.error}</OnSmall>
            <OnSmall>
              {letter.attempts} tries, {formatMoment(letter.at)}
            </OnSmall>
            <Content>
              <summary>What it says</summary>
              <pre tabIndex={0}>{letter.content}</pre>
            </Content>
          </th>
          <td data-left="" data-wide="">
            {letter.error}
          </td>
          <td data-wide="">{letter.attempts}</td>
          <td data-wide="">{formatMoment(letter.at)}</td>
          <td>
            <Acts>
              {letter.readable && (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={`Replay ${letter.subject} to ${letter.consumer}`}
                  onClick={() => void onReplay(letter)}
                >
                  Replay
                </Button>
              )}
              <Button
                size="small"
                color="error"
                disabled={busy}
                aria-label={`Discard ${letter.subject} to ${letter.consumer}`}
                onClick={() => onDiscard(letter)}
              >
                Discard
              </Button>
            </Acts>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
