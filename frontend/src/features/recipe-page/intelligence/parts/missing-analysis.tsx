import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { colour } from '../../../../shared/theme/colour.ts';
import { RetryIcon } from '../../../../shared/ui/icons/icons.ts';

const Box = styled('div')({
  color: colour.ink2,
  fontSize: '.9375rem',
  lineHeight: '22px',
  '& .MuiButton-root': { margin: '6px 0 0 -14px' },
});

interface MissingAnalysisProps {
  children: string;
  /** Where asking again may help. */
  onRetry?: () => void;
}

/** In the place of an analysis that there is none of, or that could not be fetched. */
export function MissingAnalysis({ children, onRetry }: MissingAnalysisProps) {
  return (
    <Box role={onRetry ? 'alert' : 'status'}>
      <p>{children}</p>
      {onRetry && (
        <Button startIcon={<RetryIcon />} onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Box>
  );
}
