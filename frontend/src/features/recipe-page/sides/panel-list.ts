import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';

/** Lines in a panel at the side. */
export const PanelList = styled('ul')({
  display: 'grid',
  gap: 8,
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  overflowWrap: 'anywhere',
  [media.print]: { fontSize: '9.5pt', lineHeight: 1.4, gap: '1mm' },
});
