import { styled } from '@mui/material/styles';
import { colour } from '../../theme/colour.ts';

/** A surface with a hairline: side panels, menus of a page. */
export const Panel = styled('section')({
  backgroundColor: colour.surface,
  borderRadius: 12,
  boxShadow: `0 0 0 1px ${colour.line}`,
  padding: '18px 20px 20px',
});
