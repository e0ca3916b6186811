import Button from '@mui/material/Button';
import { RetryIcon } from '../../../shared/ui/icons/icons.ts';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';

/** Why a list could not be generated, and the way to try again. */
export const ListFailed = ({ sentence, onRetry }: { sentence: string; onRetry: () => void }) => (
  <TintedPanel
    kind="error"
    title="Failed to generate shopping list"
    actions={
      <Button variant="outlined" color="error" startIcon={<RetryIcon />} onClick={onRetry}>
        Retry
      </Button>
    }
  >
    {sentence}
  </TintedPanel>
);
