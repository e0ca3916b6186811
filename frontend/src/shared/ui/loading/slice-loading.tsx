import { keyframes, styled } from '@mui/material/styles';
import { Slice } from './slice.tsx';

const wait = keyframes({ '0%, 100%': { opacity: 0.15 }, '40%, 60%': { opacity: 1 } });

const Waiting = styled('div')({
  flex: 'none',
  '& g': { animation: `${wait} 1.6s ease-in-out infinite` },
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `& g:nth-of-type(${index + 1})`,
      { animationDelay: `${index * 0.2 - 1.6}s` },
    ]),
  ),
});

/** The loading sign: wedges come and go around the slice. */
export function SliceLoading({
  size = 64,
  label = 'Loading...',
}: {
  size?: number;
  label?: string;
}) {
  return (
    <Waiting role="status" aria-label={label} style={{ width: size, height: size }}>
      <Slice />
    </Waiting>
  );
}
