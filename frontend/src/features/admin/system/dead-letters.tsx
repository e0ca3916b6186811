import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { AdminDeadLettersDocument } from '../../../generated/documents/admin-dead-letters.ts';
import { ConfirmDialog } from '../../../shared/ui/surfaces/confirm-dialog.tsx';
import { PagedList, pageOf } from '../parts/paged-list.tsx';
import { Part } from '../parts/part.tsx';
import { usePages } from '../parts/use-pages.ts';
import { LetterTable, type Letter } from './letter-table.tsx';
import { useLetterActs } from './use-letter-acts.ts';

const PAGE = 20;
interface DeadLettersProps {
  count: number;
  /** Something was replayed or thrown away. */
  onChange: () => void;
}

/** Messages that no try could handle: they are given out again, or thrown away. */
export function DeadLetters({ count, onChange }: DeadLettersProps) {
  const pages = usePages();
  const [asked, setAsked] = useState<Letter | null>(null);
  const { data, previousData, error, refetch } = useQuery(AdminDeadLettersDocument, {
    // One more tells whether there is another page.
    variables: { first: PAGE + 1, after: pages.after },
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => void refetch().catch(() => {}), [count, refetch]);
  const [allAsked, setAllAsked] = useState(false);
  const { busy, replay, replayAll, discard } = useLetterActs(async () => {
    setAsked(null);
    setAllAsked(false);
    await refetch().catch(() => {});
    onChange();
  });
  const found = (data ?? previousData)?.letters;
  return (
    <Part
      title="Dead letters"
      count={count}
      beside={
        count > 1 && (
          <Button disabled={busy} onClick={() => setAllAsked(true)}>
            Replay all
          </Button>
        )
      }
      caption="Messages nobody could act on after all tries. Nothing else waits for them."
    >
      <PagedList
        pages={pages}
        page={found && { ...pageOf(found, PAGE, ({ id }) => id), total: count }}
        error={error}
        name="Dead letters"
        empty={<p>There are none.</p>}
        onRetry={refetch}
      >
        {(letters) => (
          <LetterTable letters={letters} busy={busy} onReplay={replay} onDiscard={setAsked} />
        )}
      </PagedList>
      <DiscardDialog
        letter={asked}
        busy={busy}
        onKeep={() => setAsked(null)}
        onConfirm={() => asked && void discard(asked)}
      />
      <ReplayAllDialog
        open={allAsked}
        count={count}
        busy={busy}
        onKeep={() => setAllAsked(false)}
        onConfirm={() => void replayAll()}
      />
    </Part>
  );
}

interface ReplayAllDialogProps {
  open: boolean;
  count: number;
  busy: boolean;
  onKeep: () => void;
  onConfirm: () => void;
}

const ReplayAllDialog = ({ count, ...props }: ReplayAllDialogProps) => (
  <ConfirmDialog {...props} title="Replay all dead letters?" confirm="Replay all">
    {count > 500 ? 'The first 500' : `All ${count}`} are given out again with all their tries, those
    that cannot be read excepted. What still cannot be handled comes back here.
  </ConfirmDialog>
);

interface DiscardDialogProps extends Omit<ReplayAllDialogProps, 'open' | 'count'> {
  letter: Letter | null;
}

const DiscardDialog = ({ letter, ...props }: DiscardDialogProps) => (
  <ConfirmDialog
    {...props}
    open={letter !== null}
    title="Discard this dead letter?"
    confirm="Discard"
  >
    {letter?.subject} to {letter?.consumer} will be gone for good, and what it told is never acted
    on.
  </ConfirmDialog>
);
