import Button from '@mui/material/Button';
import { RetryIcon } from '../../../shared/ui/icons/icons.ts';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';
import { DRAFT } from '../session/outcome-words.data.ts';
import {
  isRunning,
  statusAt,
  statusText,
  type RunningUpload,
  type SingleUpload,
} from '../session/single-upload.ts';
import { ProgressCard } from './progress-card.tsx';
import { useSmoothProgress } from './use-smooth-progress.ts';

interface SingleCardProps {
  upload: SingleUpload;
  onRetry: () => void;
  onDismiss: () => void;
  /** What cannot be fetched or read can still be pasted. */
  onPasteText: () => void;
}

/** The card of the one recipe in front of the cook: processing, failed or done. */
export function SingleCard({ upload, onRetry, onDismiss, onPasteText }: SingleCardProps) {
  if (isRunning(upload)) return <Processing upload={upload} />;
  if (upload.status === 'success') {
    if (upload.draft)
      return (
        <TintedPanel kind="warning" title={DRAFT}>
          Opening {upload.title ?? 'it'}, with the picture to compare it with.
        </TintedPanel>
      );
    return (
      <TintedPanel kind="success" title="Recipe Processed Successfully">
        Opening {upload.title ?? 'your recipe'}.
      </TintedPanel>
    );
  }
  if (upload.status === 'error') {
    const actions = (
      <>
        {upload.canRetry && (
          <Button variant="outlined" color="error" startIcon={<RetryIcon />} onClick={onRetry}>
            Retry
          </Button>
        )}
        {upload.kind !== 'text' && <Button onClick={onPasteText}>Paste the text instead</Button>}
        <Button onClick={onDismiss}>Dismiss</Button>
      </>
    );
    return (
      <TintedPanel kind="error" title="Upload Failed" actions={actions}>
        {upload.message}
      </TintedPanel>
    );
  }
  return null;
}

function Processing({ upload }: { upload: RunningUpload }) {
  const percent = useSmoothProgress(upload.progress);
  return (
    <ProgressCard
      heading={statusText({ ...upload, status: statusAt(upload.status, percent) })}
      detail={upload.label}
      percent={percent}
    />
  );
}
