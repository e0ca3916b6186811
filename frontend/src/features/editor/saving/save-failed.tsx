import Button from '@mui/material/Button';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import { BroughtIntoView } from '../form/brought-into-view.tsx';

/** Why a save failed, and another try. */
export function SaveFailed({
  title,
  sentence,
  onRetry,
}: {
  title: string;
  sentence: string;
  onRetry: () => void;
}) {
  return (
    <BroughtIntoView>
      <TintedPanel
        kind="error"
        title={title}
        actions={<Button onClick={onRetry}>Try Again</Button>}
      >
        {sentence} What you have written is kept.
      </TintedPanel>
    </BroughtIntoView>
  );
}
