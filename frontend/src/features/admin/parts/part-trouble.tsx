import Button from '@mui/material/Button';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { TintedPanel } from '../../../shared/ui/surfaces/tinted-panel.tsx';

interface PartTroubleProps {
  /** What could not be loaded, as a heading. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In the place of a part whose service does not answer, while the rest stands. */
export function PartTrouble({ title, error, onRetry }: PartTroubleProps) {
  return (
    <TintedPanel
      kind="error"
      title={title}
      actions={
        <Button variant="outlined" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {sentenceOf(error, 'Try again in a moment.')}
    </TintedPanel>
  );
}

/** What the whole dashboard is about could not be loaded. */
export const StatisticsTrouble = (props: Omit<PartTroubleProps, 'title'>) => (
  <PartTrouble title="Error Loading Data: Unable to load admin statistics." {...props} />
);
