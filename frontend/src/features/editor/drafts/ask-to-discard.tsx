import { lazyWhenOpen } from '../../../shared/lazy/lazy-when-open.tsx';
import { useWhenIdle } from '../../../shared/lazy/use-when-idle.ts';

const DiscardDialog = lazyWhenOpen(
  async () => (await import('./discard-dialog.tsx')).DiscardDialog,
);

/** Changes are given up only on purpose. The question's code comes when the page is idle, before the network may be gone. */
export function AskToDiscard(question: {
  open: boolean;
  onClose: () => void;
  onDiscard: () => void;
}) {
  useWhenIdle(DiscardDialog.fetch);
  return <DiscardDialog {...question} />;
}
