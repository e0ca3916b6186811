import { styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';
import { duration, easing } from '../../theme/motion.ts';

const Track = styled('div')({ overflow: 'hidden', backgroundColor: colour.line });
const Filled = styled('div')({
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: colour.cobalt,
  transition: `width ${duration.slow}ms ${easing}`,
});

/** A thin cobalt bar, 0 to 100. `label` says what it measures. */
export function ProgressBar({
  percent,
  label,
  height = 6,
}: {
  percent: number;
  label: string;
  height?: number;
}) {
  const shown = Math.round(Math.max(0, Math.min(100, percent)));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      style={{ height, borderRadius: height / 2 }}
    >
      <Filled style={{ width: `${shown}%` }} />
    </Track>
  );
}
