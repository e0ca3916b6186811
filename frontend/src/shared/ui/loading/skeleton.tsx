import { keyframes, styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';
import { Tile } from '../surfaces/tile.tsx';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

const Bar = styled('div')({
  borderRadius: 4,
  backgroundColor: colour.fill,
  animation: `${breathe} 2s ease-in-out infinite`,
});

/** The box of a line of words. */
export const bar = (height: number, width: string, marginTop = 0) => (
  <Bar style={{ height, width, marginTop }} />
);

/** Fills the box of a picture. */
export const Pulse = styled(Bar)({ position: 'absolute', inset: 0, borderRadius: 0 });
export const EmptyTile = styled(Tile)({ backgroundColor: 'transparent' });
