import { useEffect, useEffectEvent } from 'react';
import type { IntakeSession } from '../session/intake-session.ts';
import type { IntakeState } from '../session/intake-store.ts';

/** Milliseconds for which an end is shown before the panel closes. */
const closeAfter = { success: 2000, batch: 3000 };

interface PanelEnds {
  onClose: () => void;
  onDone: (recipeId: string) => void;
}

/** Closes the panel a moment after what was handed over has come to a good end. */
export function usePanelEnd(
  intake: IntakeSession,
  { single, batch }: IntakeState,
  { onClose, onDone }: PanelEnds,
): void {
  const finish = useEffectEvent(onDone);
  const doneId = single.status === 'success' ? single.recipeId : null;
  useEffect(() => {
    if (doneId === null) return;
    const timer = setTimeout(() => finish(doneId), closeAfter.success);
    return () => clearTimeout(timer);
  }, [doneId]);

  const close = useEffectEvent(onClose);
  const completed = batch.phase === 'completed';
  useEffect(() => {
    if (!completed) return;
    const timer = setTimeout(() => {
      intake.clearBatch();
      close();
    }, closeAfter.batch);
    return () => clearTimeout(timer);
  }, [completed, intake]);
}
