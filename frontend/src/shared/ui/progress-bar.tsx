import LinearProgress from '@mui/material/LinearProgress';
import { colour } from '../theme/colour.ts';
import { duration, easing } from '../theme/motion.ts';

/** A thin cobalt bar, 0 to 100. `label` says what it measures. */
export function ProgressBar({ percent, label, height = 6 }: { percent: number; label: string; height?: number }) {
  return (
    <LinearProgress
      variant="determinate"
      value={percent}
      aria-label={label}
      sx={{ height, borderRadius: height / 2, backgroundColor: colour.line, '& .MuiLinearProgress-bar': { borderRadius: height / 2, transition: `transform ${duration.slow}ms ${easing}` } }}
    />
  );
}
