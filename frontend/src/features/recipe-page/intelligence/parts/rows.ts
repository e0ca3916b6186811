import { styled } from '@mui/material/styles';
import { colour } from '../../../../shared/theme/colour.ts';

/** Lines of an analysis: a name with what is to be said of it, and figures at the right. */
export const Rows = styled('ul')({
  fontSize: '1rem',
  lineHeight: '22px',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > li': {
    padding: '9px 0',
    borderBottom: `1px solid ${colour.line}`,
    overflowWrap: 'anywhere',
    '&:last-of-type': { borderBottom: 0 },
  },
  '& small': {
    display: 'block',
    fontSize: '.84375rem',
    lineHeight: '18px',
    color: colour.ink2,
  },
});

/** What is to be said of a line, below its name and figures. */
export const Notes = styled('div')({ gridColumn: '1 / -1' });
