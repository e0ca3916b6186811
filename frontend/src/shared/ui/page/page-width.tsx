import { styled } from '@mui/material/styles';

/** Content between the page's side margins, at most 1312 px wide. `as="main"` for the page itself. */
export const PageWidth = styled('div')({
  width: '100%',
  maxWidth: 1440,
  margin: '0 auto',
  padding: '0 var(--gutter)',
});
