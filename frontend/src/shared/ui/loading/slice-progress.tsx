import { styled } from '@mui/material/styles';
import { Slice } from './slice.tsx';
import { useEased } from './use-eased.ts';

const Box = styled('div')({ flex: 'none' });

interface SliceProgressProps {
  /** 0 to 100. */
  percent: number;
  /** What is being done, for those who cannot see it. */
  label: string;
  size?: number;
}

/** How far something long has come, as a filling slice. */
export function SliceProgress({ percent, label, size = 72 }: SliceProgressProps) {
  const shown = useEased(percent);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      style={{ width: size, height: size }}
    >
      <Slice n={10} value={shown / 100} rest="fill" />
    </Box>
  );
}
