import { styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';

/** A plate's rim: the line a section begins with. */
export const Rim = styled('hr')({
  height: 6,
  margin: 0,
  border: 0,
  borderTop: `2px solid ${colour.cobalt}`,
  borderBottom: `1px solid ${colour.rim}`,
});
