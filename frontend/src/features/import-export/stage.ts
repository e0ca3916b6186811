import { styled } from '@mui/material/styles';

/** What is being done just now. */
export const Stage = styled('p')({
  margin: '0 0 10px',
  fontSize: '1rem',
  lineHeight: '24px',
  overflowWrap: 'anywhere',
});
