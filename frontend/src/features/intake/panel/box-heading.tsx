import { styled } from '@mui/material/styles';
import { typeStyle } from '../../../shared/theme/typography.ts';

/** Heading of one way in. */
export const BoxHeading = styled('h2')({
  ...typeStyle('h4'),
  lineHeight: '28px',
  marginBottom: 10,
});
