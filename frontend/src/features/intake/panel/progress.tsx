import Button from '@mui/material/Button';
import { useEffect, useRef, type RefObject } from 'react';
import { Rim } from '../../../shared/ui/page/rim.tsx';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import type { IntakeSession } from '../session/intake-session.ts';
import type { IntakeState } from '../session/intake-store.ts';
import { isRunning } from '../session/single-upload.ts';
import { unsentWords } from '../session/unsent-words.ts';
import { BatchList } from './batch-list.tsx';
import { SingleCard } from './single-card.tsx';

const hasNews = ({ single, batch, unsent }: IntakeState) =>
  single.status !== 'idle' || batch.phase !== 'empty' || unsent.length > 0;

/**
 * Brings the progress into view when there is any: on a small screen it is above what was touched. Not where it `stays`, while the
 * next page is photographed.
 */
export function useProgressInView(
  state: IntakeState,
  stays: boolean,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = hasNews(state);
  useEffect(() => {
    if (shown && !stays) place.current?.scrollIntoView?.({ block: 'nearest', behavior: 'smooth' });
  }, [shown, stays, state.single.status]);
  return place;
}

interface ProgressProps {
  intake: IntakeSession;
  state: IntakeState;
  /** The name of the event to whose menu goes what is read. */
  forEvent: string | undefined;
  onPasteText: () => void;
  place: RefObject<HTMLDivElement | null>;
}

/** What becomes of what was handed over. Nothing while there is none. */
export function Progress({ intake, state, forEvent, onPasteText, place }: ProgressProps) {
  const { single, batch, unsent } = state;
  if (!hasNews(state)) return <Rim />;
  return (
    <div ref={place} data-progress="">
      <Rim />
      {unsent.length > 0 && <UnsentNote names={unsent} onDismiss={intake.forgetUnsent} />}
      {single.status !== 'idle' && (
        <div style={{ padding: isRunning(single) ? 0 : '16px 0' }}>
          <SingleCard
            upload={single}
            forEvent={forEvent}
            onRetry={intake.retry}
            onDismiss={intake.reset}
            onPasteText={onPasteText}
          />
        </div>
      )}
      {batch.phase !== 'empty' && (
        <BatchList batch={batch} intake={intake} busy={isRunning(single)} />
      )}
    </div>
  );
}

/** Which files an earlier page did not send. */
function UnsentNote({ names, onDismiss }: { names: readonly string[]; onDismiss: () => void }) {
  const { title, text } = unsentWords(names);
  return (
    <div style={{ padding: '16px 0' }}>
      <TintedPanel
        kind="warning"
        title={title}
        actions={<Button onClick={onDismiss}>Dismiss</Button>}
      >
        {text}
      </TintedPanel>
    </div>
  );
}
