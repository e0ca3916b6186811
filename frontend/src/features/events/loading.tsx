import { keyframes, styled } from '@mui/material/styles';
import { colour } from '../../shared/theme/colour.ts';
import { SliceLoading } from '../../shared/ui/loading/slice-loading.tsx';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Room = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  padding: 48,
  color: colour.ink2,
  // What comes at once needs no word that flashes.
  '& > p': { animation: `${appear} 120ms 250ms both` },
});

/** The loading sign, and below it what is loaded. */
export const Loading = ({ words }: { words: string }) => (
  <Room>
    <SliceLoading label={words} />
    <p aria-hidden="true">{words}</p>
  </Room>
);
