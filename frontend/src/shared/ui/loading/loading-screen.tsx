import { keyframes, styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';

const Centre = styled('main')({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  color: colour.ink2,
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

// What comes at once needs no word that flashes.
const Word = styled('p')({ animation: `${appear} 120ms 250ms both` });

/** What shows while it is not yet known who is here, or while the code of a page comes. */
export function LoadingScreen() {
  return (
    <Centre>
      <Word role="status">Loading...</Word>
    </Centre>
  );
}
