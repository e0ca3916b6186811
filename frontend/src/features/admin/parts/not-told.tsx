import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';

const Unknown = styled('span')({ color: colour.ink2 });

/** In the place of what cannot be known. */
export const NotTold = () => <Unknown>not told</Unknown>;
