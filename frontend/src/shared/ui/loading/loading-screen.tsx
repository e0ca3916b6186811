import { styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';

const Centre = styled('main')({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  color: colour.ink2,
});

/** What shows while it is not yet known who is here. */
export function LoadingScreen() {
  return (
    <Centre>
      <p role="status">Loading...</p>
    </Centre>
  );
}
