import { styled } from '@mui/material/styles';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';

/** The heading of a panel at the side. */
export const PanelHeading = styled('h2')({
  ...typeStyle('h5'),
  marginBottom: 12,
  [media.print]: { fontSize: '11.5pt', lineHeight: 1.4, marginBottom: '1mm', breakAfter: 'avoid' },
});
