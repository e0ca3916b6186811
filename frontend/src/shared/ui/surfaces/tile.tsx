import { styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';

/** The box of a picture: square with 4 px corners, no frame. Anything placed on it sits absolutely. */
export const Tile = styled('div')({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: colour.fill,
});
