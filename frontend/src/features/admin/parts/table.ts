import { styled } from '@mui/material/styles';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';

/**
 * A table of hairlines and right-aligned figures. `data-left` cells are words, `data-whole` ones short words that are never broken, `data-wide` ones
 * are left out on small screens, where a line below the first cell may say the same (`OnSmall`).
 */
export const Table = styled('table')({
  width: '100%',
  marginTop: 6,
  borderCollapse: 'collapse',
  fontSize: '.9375rem',
  lineHeight: '21px',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& th': {
    padding: '8px 0 8px 16px',
    fontSize: '.875rem',
    fontWeight: 500,
    textAlign: 'right',
    color: colour.ink2,
  },
  '& td, & tbody th': {
    padding: '12px 0 12px 16px',
    borderTop: `1px solid ${colour.line}`,
    textAlign: 'right',
    overflowWrap: 'anywhere',
  },
  '& tbody th': { fontSize: 'inherit', fontWeight: 400, color: colour.ink },
  // Each row begins with its head. (What is written as the first child becomes the first of its type.)
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left' },
  '& [data-left]': { textAlign: 'left' },
  '& [data-whole]': { overflowWrap: 'normal' },
  '& td b': { fontWeight: 650 },
  [media.belowMd]: { '& [data-wide]': { display: 'none' } },
});

/** What cells that are left out say, below the first. */
export const OnSmall = styled('span')({
  display: 'none',
  [media.belowMd]: {
    display: 'block',
    marginTop: 2,
    fontSize: '.875rem',
    lineHeight: '20px',
    color: colour.ink2,
  },
});
