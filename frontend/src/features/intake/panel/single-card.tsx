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
  /** The name of the event that is opened behind it, to whose menu it goes. */
  forEvent: string | undefined;
  onRetry: () => void;
  onDismiss: () => void;
  /** What cannot be fetched or read can still be pasted. */
  onPasteText: () => void;
}

/** The card of the one recipe in front of the cook: processing, failed or done. */
export function SingleCard({ upload, forEvent, onRetry, onDismiss, onPasteText }: SingleCardProps) {
  if (isRunning(upload)) return <Processing upload={upload} />;
  if (upload.status === 'success') return <Done upload={upload} forEvent={forEvent} />;
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

/** What is opened next: the recipe, or the event for whose menu it was read. */
function Done({
  upload: { draft, title },
  forEvent,
}: {
  upload: Extract<SingleUpload, { status: 'success' }>;
  forEvent: string | undefined;
}) {
  const back = forEvent === undefined ? null : `Going back to ${forEvent}.`;
  return draft ? (
    <TintedPanel kind="warning" title={DRAFT}>
      {back === null
        ? `Opening ${title ?? 'it'}, with the picture to compare it with.`
        : `${back} The page of ${title ?? 'the recipe'} has the picture to compare it with.`}
    </TintedPanel>
  ) : (
    <TintedPanel kind="success" title="Recipe Processed Successfully">
      {back ?? `Opening ${title ?? 'your recipe'}.`}
    </TintedPanel>
  );
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
